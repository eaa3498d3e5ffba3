import type { PersonKind, PersonStatus } from '@/dashboard/model/records/records';
import type { BadgeTone } from '@/design-system/badge/badge';
import type { PortalRouteId } from '@/routes/portal-table';
import { counted } from '@/dashboard/words/count';

/** The kinds of people that have a list of their own. */
export type ListedKind = Exclude<PersonKind, 'admin'>;

interface KindWords {
  /** Their list. */
  route: PortalRouteId;
  /** The screen that adds one of them. Null for regular users, who are added by invitation or from a file. */
  addRoute: PortalRouteId | null;
  one: string;
  many: string;
  /** The labels of the record's `team`, `position` and `joinedOn` for this kind. */
  team: string;
  position: string;
  joinedOn: string;
}

/** The words for each kind, and its list. */
export const kinds: Readonly<Record<ListedKind, KindWords>> = {
  employee: {
    route: 'employees',
    addRoute: 'add-employee',
    one: 'employee',
    many: 'employees',
    team: 'Team',
    position: 'Position',
    joinedOn: 'Start date',
  },
  intern: {
    route: 'interns',
    addRoute: 'add-intern',
    one: 'intern',
    many: 'interns',
    team: 'Team',
    position: 'Programme',
    joinedOn: 'Start date',
  },
  regular: {
    route: 'regular-users',
    addRoute: null,
    one: 'regular user',
    many: 'regular users',
    team: 'Company',
    position: 'Access',
    joinedOn: 'Joined',
  },
};

/** 'Noor Adair' for one, '12 employees' for more. */
export function countedPeople(people: readonly { name: string }[], kind: ListedKind): string {
  if (people.length === 1) return people[0]!.name;
  return counted(people.length, kinds[kind].one, kinds[kind].many);
}

export const personStatusNames: Readonly<Record<PersonStatus, string>> = {
  active: 'Active',
  invited: 'Invited',
  suspended: 'Suspended',
  left: 'Left',
  archived: 'Archived',
};

export const personStatusTones: Readonly<Record<PersonStatus, BadgeTone>> = {
  active: 'ok',
  invited: 'warn',
  suspended: 'attention',
  left: 'neutral',
  archived: 'neutral',
};
