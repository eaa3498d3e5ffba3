import { withoutMentors } from '@/dashboard/rules/without-mentors';
import { put, type Change } from '@/dashboard/model/change';
import type { Person } from '@/dashboard/model/records/records';
import { mayGetWork } from '@/dashboard/words/staff';

/** The changes that save people. Interns keep no mentor who is archived, suspended or has left. */
export function savePeople(saved: readonly Person[], everybody: readonly Person[]): Change[] {
  const changes = saved.map((person) => put('people', person));
  const gone = new Set(saved.filter((person) => !mayGetWork(person)).map(({ id }) => id));
  return [...changes, ...withoutMentors(everybody, gone, changes)];
}
