import { personIdOf, type Person, type PersonStatus } from '@/dashboard/data/records';
import type { Change } from '@/dashboard/data/store-port';
import { put, remove } from '@/dashboard/data/use-workspace';
import type { WriteOptions } from '@/dashboard/data/workspace';
import { countedPeople, statusNames, type ListedKind } from '../people-kind';

const changed = (people: readonly Person[], differs: (person: Person) => boolean, change: Partial<Person>) =>
  people.filter(differs).map((person) => put('people', { ...person, ...change }));

/** Gives people a status; null where all of them have it. */
export function setStatus(
  people: readonly Person[],
  kind: ListedKind,
  status: PersonStatus,
): WriteOptions | null {
  const changes = changed(people, (person) => person.status !== status, { status });
  if (changes.length === 0) return null;
  return { label: `Set ${countedPeople(people, kind)} to ${statusNames[status].toLowerCase()}`, changes };
}

/** Puts people in a team, or in a company; null where all of them are. */
export function assignTeam(people: readonly Person[], kind: ListedKind, team: string): WriteOptions | null {
  const changes = changed(people, (person) => person.team !== team, { team });
  if (changes.length === 0) return null;
  return { label: `Moved ${countedPeople(people, kind)} to ${team}`, changes };
}

/** Gives interns a mentor, or none; null where all of them have that one. */
export function assignMentor(interns: readonly Person[], mentor: Person | null): WriteOptions | null {
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

/**
 * Takes people away, and with them their place as mentors. What they did stays in tasks, hours and reports.
 * @returns null where none of them may go
 */
export function deletePeople(
  people: readonly Person[],
  kind: ListedKind,
  everybody: readonly Person[],
): WriteOptions | null {
  const going = people.filter((person) => !isSignIn(person));
  if (going.length === 0) return null;
  const ids = new Set(going.map(({ id }) => id));
  const left = everybody.filter(({ id, mentorId }) => mentorId !== null && ids.has(mentorId) && !ids.has(id));
  const changes: Change[] = [
    ...going.map((person) => remove('people', person)),
    ...left.map((person) => put('people', { ...person, mentorId: null })),
  ];
  return { label: `Deleted ${countedPeople(going, kind)}`, changes };
}

/** Why some of the people stay. */
export function keptWords(people: readonly Person[]): string | null {
  const kept = people.filter(isSignIn);
  if (kept.length === 0) return null;
  return `${kept.map(({ name }) => name).join(' and ')} is who this device signs in as, and stays.`;
}
