import { personIdOf, type Person, type PersonStatus } from '@/dashboard/model/records/records';
import { put, remove, type Change } from '@/dashboard/model/change';
import type { PersonTraces } from '@/dashboard/figures/person-traces';
import type { Plan } from '@/dashboard/model/command';
import { countedPeople, statusNames, type ListedKind } from '@/dashboard/screens/people/people-kind';

const changed = (people: readonly Person[], differs: (person: Person) => boolean, change: Partial<Person>) =>
  people.filter(differs).map((person) => put('people', { ...person, ...change }));

/** Gives people a status; null where all of them have it. */
export function setStatus(people: readonly Person[], kind: ListedKind, status: PersonStatus): Plan | null {
  if (status === 'archived') return archivePeople(people, kind);
  const changes = changed(people, (person) => person.status !== status, { status });
  if (changes.length === 0) return null;
  const isRestored = status === 'active' && people.every((person) => person.status === 'archived');
  const who = countedPeople(people, kind);
  const label = isRestored ? `Restored ${who}` : `Set ${who} to ${statusNames[status].toLowerCase()}`;
  return { label, changes };
}

/** Puts people in a team, or in a company; null where all of them are. */
export function assignTeam(people: readonly Person[], kind: ListedKind, team: string): Plan | null {
  const changes = changed(people, (person) => person.team !== team, { team });
  if (changes.length === 0) return null;
  return { label: `Moved ${countedPeople(people, kind)} to ${team}`, changes };
}

/** Gives interns a mentor, or none; null where all of them have that one. */
export function assignMentor(interns: readonly Person[], mentor: Person | null): Plan | null {
  const mentorId = mentor?.id ?? null;
  const changes = changed(interns, (person) => person.mentorId !== mentorId, { mentorId });
  if (changes.length === 0) return null;
  const who = countedPeople(interns, 'intern');
  return {
    label: mentor ? `Made ${mentor.name} the mentor of ${who}` : `Took the mentor from ${who}`,
    changes,
  };
}

const signIns: ReadonlySet<string> = new Set(Object.values(personIdOf));

/** Whether somebody is who a role signs in as on this device: without their record its portal could not open. */
export const isSignIn = ({ id }: Person): boolean => signIns.has(id);

/** Archives people; null where all of them are, or a role signs in with their account. */
function archivePeople(people: readonly Person[], kind: ListedKind): Plan | null {
  const going = people.filter((person) => !isSignIn(person) && person.status !== 'archived');
  if (going.length === 0) return null;
  return {
    label: `Archived ${countedPeople(going, kind)}`,
    changes: going.map((person) => put('people', { ...person, status: 'archived' })),
  };
}

/**
 * Takes people away, and with them their place as mentors. A person that other records name is archived, so that reports,
 * messages and tasks still have the name; only one without traces is deleted.
 * @param traces - of those that other records name, by id
 * @returns null where none of them may go
 */
export function deletePeople(
  people: readonly Person[],
  kind: ListedKind,
  everybody: readonly Person[],
  traces: ReadonlyMap<string, PersonTraces>,
): Plan | null {
  const going = people.filter((person) => !isSignIn(person));
  const archive = archivePeople(
    going.filter(({ id }) => traces.has(id)),
    kind,
  );
  const deleted = going.filter(({ id }) => !traces.has(id));
  if (!archive && deleted.length === 0) return null;
  const ids = new Set(going.map(({ id }) => id));
  const left = everybody.filter(({ id, mentorId }) => mentorId !== null && ids.has(mentorId) && !ids.has(id));
  const changes: Change[] = [
    ...deleted.map((person) => remove('people', person)),
    ...(archive?.changes ?? []),
    ...left.map((person) => put('people', { ...person, mentorId: null })),
  ];
  const archived = archive?.label ?? '';
  if (deleted.length === 0) return { label: archived, changes };
  const label = `Deleted ${countedPeople(deleted, kind)}`;
  return { label: archive ? `${label} and a${archived.slice(1)}` : label, changes };
}

/** Why some of the people can't be deleted. */
export function keptWords(people: readonly Person[]): string | null {
  const kept = people.filter(isSignIn);
  if (kept.length === 0) return null;
  const names = kept.map(({ name }) => name).join(' and ');
  return `You can’t delete ${names}: a role signs in with ${kept.length === 1 ? 'this account' : 'these accounts'}.`;
}
