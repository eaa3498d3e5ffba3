import { personIdOf, type Person, type PersonStatus } from '@/dashboard/model/records/records';
import { remove } from '@/dashboard/model/change';
import type { PersonTraces } from '@/dashboard/figures/person-traces';
import { savePeople } from '@/dashboard/commands/people/save-people';
import { changeTerms, withLastDay } from '@/dashboard/commands/people/terms';
import { withoutMentors } from '@/dashboard/rules/without-mentors';
import { leaveAfterEnd } from '@/dashboard/figures/leave';
import type { Plan, Read } from '@/dashboard/model/command';
import { isSame } from '@/dashboard/model/merge';
import { countedPeople, personStatusNames, type ListedKind } from '@/dashboard/screens/people/people-kind';

export type PeopleAction =
  | { type: 'status'; status: PersonStatus }
  | { type: 'team'; team: string }
  /** Null for none. */
  | { type: 'mentor'; mentorId: string | null }
  | { type: 'delete' };

const signIns: ReadonlySet<string> = new Set(Object.values(personIdOf));

/** Whether a role signs in with the account of a person. Its portal can't open without the record. */
export const isSignIn = ({ id }: Person): boolean => signIns.has(id);

/**
 * The changes of an action; null where it changes nothing.
 * @param traces - of the people that other records name, by id
 * @param today - ISO date: a team changes and a person leaves on this day
 */
export function planOf(
  people: readonly Person[],
  kind: ListedKind,
  action: PeopleAction,
  everybody: readonly Person[],
  traces: ReadonlyMap<string, PersonTraces>,
  today: string,
): Plan | null {
  const who = countedPeople(people, kind);
  if (action.type === 'delete') return deletePeople(people, kind, everybody, traces, today);
  if (action.type === 'team') {
    const { team } = action;
    return change(
      people,
      everybody,
      (person) => changeTerms(person, { team }, today, today),
      `Moved ${who} to ${team}`,
    );
  }
  if (action.type === 'mentor') {
    const mentor = everybody.find(({ id }) => id === action.mentorId);
    const label = mentor ? `Made ${mentor.name} the mentor of ${who}` : `Removed the mentor of ${who}`;
    return change(people, everybody, (person) => ({ ...person, mentorId: mentor?.id ?? null }), label);
  }
  const { status } = action;
  if (status === 'archived') return archivePeople(people, kind, everybody, today);
  const isRestored = status === 'active' && people.every((person) => person.status === 'archived');
  return change(
    people,
    everybody,
    (person) => withLastDay(person, { ...person, status }, today),
    isRestored ? `Restored ${who}` : `Set ${who} to ${personStatusNames[status].toLowerCase()}`,
  );
}

/** Changes the people who differ; null if nobody does. */
function change(
  people: readonly Person[],
  everybody: readonly Person[],
  changed: (person: Person) => Person,
  label: string,
): Plan | null {
  const saved = people.flatMap((person) => {
    const next = changed(person);
    return isSame(person, next) ? [] : [next];
  });
  return saved.length === 0 ? null : { label, changes: savePeople(saved, everybody) };
}

/** Archives people, except those whose account a role signs in with. */
function archivePeople(
  people: readonly Person[],
  kind: ListedKind,
  everybody: readonly Person[],
  today: string,
): Plan | null {
  const archived = people.filter((person) => !isSignIn(person) && person.status !== 'archived');
  return change(
    archived,
    everybody,
    (person) => withLastDay(person, { ...person, status: 'archived' }, today),
    `Archived ${countedPeople(archived, kind)}`,
  );
}

/**
 * Deletes people and removes them as mentors. A person that other records name is archived instead, because reports,
 * messages and tasks need the name.
 */
function deletePeople(
  people: readonly Person[],
  kind: ListedKind,
  everybody: readonly Person[],
  traces: ReadonlyMap<string, PersonTraces>,
  today: string,
): Plan | null {
  const leaving = people.filter((person) => !isSignIn(person));
  const archive = archivePeople(
    leaving.filter(({ id }) => traces.has(id)),
    kind,
    everybody,
    today,
  );
  const deleted = leaving.filter(({ id }) => !traces.has(id));
  if (!archive && deleted.length === 0) return null;
  const changes = [...deleted.map((person) => remove('people', person)), ...(archive?.changes ?? [])];
  const ids = new Set(leaving.map(({ id }) => id));
  const labels = [
    deleted.length > 0 && `Deleted ${countedPeople(deleted, kind)}`,
    archive && (deleted.length > 0 ? `a${archive.label.slice(1)}` : archive.label),
  ];
  return {
    label: labels.filter(Boolean).join(' and '),
    changes: [...changes, ...withoutMentors(everybody, ids, changes)],
  };
}

/** Why some of the people can't be deleted. */
export function keptWords(people: readonly Person[]): string | null {
  const kept = people.filter(isSignIn);
  if (kept.length === 0) return null;
  const names = kept.map(({ name }) => name).join(' and ');
  return `You can’t delete ${names}: a role signs in with ${kept.length === 1 ? 'this account' : 'these accounts'}.`;
}

/** Says which people have leave after the last day that they got since. Null for nobody. */
export function lateLeaveWords(
  before: readonly Person[],
  kind: ListedKind,
  { all, get }: Read,
): string | null {
  const late = before.filter(({ id, endsOn }) => {
    const after = get('people', id);
    return after && after.endsOn !== endsOn && leaveAfterEnd(all('leave'), after).length > 0;
  });
  if (late.length === 0) return null;
  return `${countedPeople(late, kind)} ${late.length === 1 ? 'has' : 'have'} leave after the last day. It does not count: correct or delete it in Leave.`;
}
