import type { ColumnFrom } from '@/dashboard/parts/data-table/data-column';
import { foldKey } from '@/dashboard/parts/data-table/rows/fold-key';
import { perObject } from '@/lib/remembered';
import type { RowQueries, SortKey } from '@/dashboard/parts/data-table/rows/query-rows';
import type { TableSpec } from '@/dashboard/parts/data-table/table-state';
import type { Person } from '@/dashboard/model/records/records';
import { kinds, personStatusNames, type ListedKind } from '@/dashboard/screens/people/people-kind';
import type { PeopleFigures } from './people-figures';

/** The columns of each kind's table, in order, with the width from which they are shown. A phone shows three. */
const columnsOf = {
  employee: {
    name: 0,
    email: 'chosen',
    phone: 'chosen',
    team: 640,
    position: 1280,
    hours: 0,
    load: 800,
    joined: 'chosen',
    seen: 'chosen',
    verified: 'chosen',
    status: 0,
  },
  intern: {
    name: 0,
    email: 'chosen',
    phone: 'chosen',
    position: 1280,
    team: 1024,
    mentor: 640,
    hours: 0,
    load: 800,
    total: 1280,
    joined: 'chosen',
    ends: 'chosen',
    seen: 'chosen',
    verified: 'chosen',
    status: 0,
  },
  regular: {
    name: 0,
    email: 1280,
    phone: 'chosen',
    team: 640,
    position: 800,
    joined: 'chosen',
    verified: 1024,
    seen: 0,
    status: 0,
  },
} satisfies Record<ListedKind, Record<string, ColumnFrom>>;

export type PeopleColumnId = keyof typeof columnsOf.employee | keyof typeof columnsOf.intern;

export const columnWidths = (kind: ListedKind) =>
  Object.entries(columnsOf[kind]) as [PeopleColumnId, ColumnFrom][];

export type PeopleFacetId = 'status' | 'team' | 'position' | 'mentor' | 'verified' | 'onboarding';

/** The filters of each kind's table. */
export const facetsOf: Readonly<Record<ListedKind, readonly PeopleFacetId[]>> = {
  employee: ['status', 'team', 'verified', 'onboarding'],
  intern: ['status', 'team', 'mentor', 'verified', 'onboarding'],
  regular: ['status', 'team', 'position', 'verified'],
};

/** The name of a column or filter. */
export function columnLabel(id: PeopleColumnId | PeopleFacetId, kind: ListedKind): string {
  const labels: Readonly<Record<PeopleColumnId | PeopleFacetId, string>> = {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    team: kinds[kind].team,
    position: kinds[kind].position,
    mentor: 'Mentor',
    hours: 'Hours',
    total: 'Required',
    load: 'Load',
    joined: kinds[kind].joinedOn,
    ends: 'Last day',
    seen: 'Last seen',
    verified: 'Verified',
    status: 'Status',
    onboarding: 'Onboarding',
  };
  return labels[id];
}

const specOf = (kind: ListedKind): TableSpec => ({
  facets: facetsOf[kind],
  columns: Object.keys(columnsOf[kind]),
  usualSort: [{ id: 'name', desc: false }],
});

export const peopleSpecs: Readonly<Record<ListedKind, TableSpec>> = {
  employee: specOf('employee'),
  intern: specOf('intern'),
  regular: specOf('regular'),
};

// Texts are folded once a record: with 10,000 people this takes most of the time of a search.
const folded = (of: (person: Person) => string) => perObject((person: Person) => foldKey(of(person)));
const searchedText = folded(({ name, email, team, position }) => [name, email, team, position].join('\n'));
const foldedName = folded(({ name }) => name);

/** The values that a table of people is searched, filtered and sorted by. */
export function peopleQueries(figures: PeopleFigures): RowQueries<Person> {
  const sortKeys: Readonly<Record<PeopleColumnId, (person: Person) => SortKey>> = {
    name: foldedName,
    email: ({ email }) => foldKey(email),
    phone: ({ phone }) => phone,
    team: ({ team }) => foldKey(team),
    position: ({ position }) => foldKey(position),
    mentor: (person) => foldKey(figures.mentorName(person)),
    hours: figures.weekMinutes,
    total: (person) => (person.requiredMinutes ? figures.allMinutes(person) / person.requiredMinutes : null),
    load: figures.load,
    joined: ({ joinedOn }) => joinedOn,
    ends: ({ endsOn }) => endsOn,
    seen: ({ lastSeenAt }) => (lastSeenAt ? Date.parse(lastSeenAt) : null),
    verified: ({ verified }) => Number(verified),
    status: ({ status }) => personStatusNames[status],
  };
  const facets: Readonly<Record<PeopleFacetId, (person: Person) => string>> = {
    status: ({ status }) => status,
    team: ({ team }) => team,
    position: ({ position }) => position,
    mentor: (person) => (figures.mentorName(person) && person.mentorId) ?? '',
    verified: ({ verified }) => (verified ? 'yes' : 'no'),
    onboarding: (person) => (figures.inOnboarding(person) ? 'open' : 'done'),
  };
  return { sortKeys, facets, text: searchedText };
}
