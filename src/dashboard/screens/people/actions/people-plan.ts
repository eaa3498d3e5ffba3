import { foldKey, perRecord } from '@/dashboard/parts/data-table/rows/fold-key';
import type { IndexColumn, IndexPlan } from '@/dashboard/parts/data-table/rows/table-index';
import type { TableSpec } from '@/dashboard/parts/data-table/table-state';
import type { Person } from '@/dashboard/model/records/records';
import { kinds, statusNames, type ListedKind } from '@/dashboard/screens/people/people-kind';
import type { PeopleFigures } from '@/dashboard/screens/people/list/people-figures';

export type PeopleColumnId =
  | 'name'
  | 'email'
  | 'phone'
  | 'team'
  | 'position'
  | 'mentor'
  | 'hours'
  | 'total'
  | 'load'
  | 'joined'
  | 'ends'
  | 'seen'
  | 'verified'
  | 'status';

/** The columns of each kind's table, in order. */
export const columnsOf: Readonly<Record<ListedKind, readonly PeopleColumnId[]>> = {
  employee: [
    'name',
    'email',
    'phone',
    'team',
    'position',
    'hours',
    'load',
    'joined',
    'seen',
    'verified',
    'status',
  ],
  intern: [
    'name',
    'email',
    'phone',
    'position',
    'team',
    'mentor',
    'hours',
    'load',
    'total',
    'joined',
    'ends',
    'seen',
    'verified',
    'status',
  ],
  regular: ['name', 'email', 'phone', 'team', 'position', 'joined', 'verified', 'seen', 'status'],
};

export type PeopleFacetId = 'status' | 'team' | 'position' | 'mentor' | 'verified';

/** What each kind's table is filtered by. */
export const facetsOf: Readonly<Record<ListedKind, readonly PeopleFacetId[]>> = {
  employee: ['status', 'team', 'verified'],
  intern: ['status', 'team', 'mentor', 'verified'],
  regular: ['status', 'team', 'position', 'verified'],
};

/** What a column is called, by the kind of people. */
export function columnLabel(id: PeopleColumnId, kind: ListedKind): string {
  const labels: Readonly<Record<PeopleColumnId, string>> = {
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
  };
  return labels[id];
}

const specOf = (kind: ListedKind): TableSpec => ({
  facets: facetsOf[kind],
  columns: columnsOf[kind],
  sortable: columnsOf[kind],
  usualSort: [{ id: 'name', desc: false }],
});

export const peopleSpecs: Readonly<Record<ListedKind, TableSpec>> = {
  employee: specOf('employee'),
  intern: specOf('intern'),
  regular: specOf('regular'),
};

// Folding is the dear part: once a record, whatever else changes.
const keyOf = (of: (person: Person) => string) => perRecord((person: Person) => foldKey(of(person)));
const text = keyOf(({ name, email, team, position }) => [name, email, team, position].join('\n'));
const texts = {
  name: keyOf(({ name }) => name),
  email: keyOf(({ email }) => email),
  team: keyOf(({ team }) => team),
  position: keyOf(({ position }) => position),
};
/** A day in the order of days: `2026-11-18` is 20261118. */
const dayNumber = (day: string | null) => (day ? Number(day.replaceAll('-', '')) : null);

/** What an index holds of people. */
export function peoplePlan(figures: PeopleFigures): IndexPlan<Person> {
  const mentorKeys = new Map<string, string>();
  const mentorKey = (person: Person) => {
    const name = figures.mentorName(person);
    const known = mentorKeys.get(name) ?? foldKey(name);
    mentorKeys.set(name, known);
    return known;
  };
  const columns: Readonly<Record<PeopleColumnId, IndexColumn<Person>>> = {
    name: { kind: 'text', of: texts.name },
    email: { kind: 'text', of: texts.email },
    phone: { kind: 'text', of: ({ phone }) => phone },
    team: { kind: 'text', of: texts.team },
    position: { kind: 'text', of: texts.position },
    mentor: { kind: 'text', of: mentorKey },
    hours: { kind: 'number', of: figures.weekMinutes },
    total: {
      kind: 'number',
      of: (person) => (person.requiredMinutes ? figures.allMinutes(person) / person.requiredMinutes : null),
    },
    load: { kind: 'number', of: figures.load },
    joined: { kind: 'number', of: ({ joinedOn }) => dayNumber(joinedOn) },
    ends: { kind: 'number', of: ({ endsOn }) => dayNumber(endsOn) },
    seen: { kind: 'number', of: ({ lastSeenAt }) => (lastSeenAt ? Date.parse(lastSeenAt) : null) },
    verified: { kind: 'number', of: ({ verified }) => (verified ? 1 : 0) },
    status: { kind: 'text', of: ({ status }) => statusNames[status] },
  };
  const facets: Readonly<Record<PeopleFacetId, (person: Person) => string>> = {
    status: ({ status }) => status,
    team: ({ team }) => team,
    position: ({ position }) => position,
    mentor: ({ mentorId }) => mentorId ?? '',
    verified: ({ verified }) => (verified ? 'yes' : 'no'),
  };
  return { columns, facets, text };
}
