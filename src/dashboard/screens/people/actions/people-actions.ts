import { personIdOf, type Person, type PersonStatus } from '@/dashboard/model/records/records';
import { put, remove, type Change } from '@/dashboard/model/change';
import type { PersonTraces } from '@/dashboard/figures/person-traces';
import type { Plan } from '@/dashboard/model/command';
import { countedPeople, statusNames, type ListedKind } from '@/dashboard/screens/people/people-kind';

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
 */
export function planOf(
  people: readonly Person[],
  kind: ListedKind,
  action: PeopleAction,
  everybody: readonly Person[],
  traces: ReadonlyMap<string, PersonTraces>,
): Plan | null {
  const who = countedPeople(people, kind);
  if (action.type === 'delete') return deletePeople(people, kind, everybody, traces);
  if (action.type === 'team') return assign(people, { team: action.team }, `Moved ${who} to ${action.team}`);
  if (action.type === 'mentor') {
    const mentor = everybody.find(({ id }) => id === action.mentorId);
    const label = mentor ? `Made ${mentor.name} the mentor of ${who}` : `Removed the mentor of ${who}`;
    return assign(people, { mentorId: mentor?.id ?? null }, label);
  }
  const { status } = action;
  if (status === 'archived') return archivePeople(people, kind);
  const isRestored = status === 'active' && people.every((person) => person.status === 'archived');
  return assign(
    people,
    { status },
    isRestored ? `Restored ${who}` : `Set ${who} to ${statusNames[status].toLowerCase()}`,
  );
}

/** Changes the people who differ; null where nobody does. */
function assign(people: readonly Person[], change: Partial<Person>, label: string): Plan | null {
  const differs = (person: Person) =>
    Object.entries(change).some(([field, value]) => person[field as keyof Person] !== value);
  const changes = people.filter(differs).map((person) => put('people', { ...person, ...change }));
  return changes.length === 0 ? null : { label, changes };
}

/** Archives people, except those whose account a role signs in with. */
function archivePeople(people: readonly Person[], kind: ListedKind): Plan | null {
  const archived = people.filter((person) => !isSignIn(person) && person.status !== 'archived');
  return assign(archived, { status: 'archived' }, `Archived ${countedPeople(archived, kind)}`);
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
): Plan | null {
  const leaving = people.filter((person) => !isSignIn(person));
  const archive = archivePeople(
    leaving.filter(({ id }) => traces.has(id)),
    kind,
  );
  const deleted = leaving.filter(({ id }) => !traces.has(id));
  if (!archive && deleted.length === 0) return null;
  const ids = new Set(leaving.map(({ id }) => id));
  const interns = everybody.filter(
    ({ id, mentorId }) => mentorId !== null && ids.has(mentorId) && !ids.has(id),
  );
  const changes: Change[] = [
    ...deleted.map((person) => remove('people', person)),
    ...(archive?.changes ?? []),
    ...interns.map((person) => put('people', { ...person, mentorId: null })),
  ];
  const labels = [
    deleted.length > 0 && `Deleted ${countedPeople(deleted, kind)}`,
    archive && (deleted.length > 0 ? `a${archive.label.slice(1)}` : archive.label),
  ];
  return { label: labels.filter(Boolean).join(' and '), changes };
}

/** Why some of the people can't be deleted. */
export function keptWords(people: readonly Person[]): string | null {
  const kept = people.filter(isSignIn);
  if (kept.length === 0) return null;
  const names = kept.map(({ name }) => name).join(' and ');
  return `You can’t delete ${names}: a role signs in with ${kept.length === 1 ? 'this account' : 'these accounts'}.`;
}
