import { withoutMentors } from '@/dashboard/rules/without-mentors';
import { put, type Change } from '@/dashboard/model/change';
import type { Person } from '@/dashboard/model/records/records';
import { nameKey } from '@/dashboard/words/name-key';
import { mayGetWork } from '@/dashboard/words/staff';

/**
 * Gives people who join a team the spelling of its name, so that "design" and "Design" are one team. Another spelling of
 * somebody's own team stays: it corrects the name.
 */
export function withTeamNames(saved: readonly Person[], everybody: readonly Person[]): Person[] {
  const own = new Map(everybody.map(({ id, team }) => [id, nameKey(team)]));
  const names = new Map([...everybody, ...saved].reverse().map(({ team }) => [nameKey(team), team]));
  return saved.map((person) => {
    const key = nameKey(person.team);
    return own.get(person.id) === key ? person : { ...person, team: names.get(key)! };
  });
}

/** The changes that save people. Interns keep no mentor who is archived, suspended or has left. */
export function savePeople(saved: readonly Person[], everybody: readonly Person[]): Change[] {
  const changes = withTeamNames(saved, everybody).map((person) => put('people', person));
  const gone = new Set(saved.filter((person) => !mayGetWork(person)).map(({ id }) => id));
  return [...changes, ...withoutMentors(everybody, gone, changes)];
}
