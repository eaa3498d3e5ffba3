import { keyOfChange, put, type Change } from '@/dashboard/model/change';
import type { Person } from '@/dashboard/model/records/records';

/** Removes mentors from their interns. Leaves out interns who are among the changes already. */
export function withoutMentors(
  people: readonly Person[],
  mentorIds: ReadonlySet<string | null>,
  changes: readonly Change[],
): Change[] {
  const changed = new Set(changes.map((change) => keyOfChange(change).id));
  return people
    .filter(({ id, mentorId }) => mentorId !== null && mentorIds.has(mentorId) && !changed.has(id))
    .map((person) => put('people', { ...person, mentorId: null }));
}
