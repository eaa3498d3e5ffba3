import type { Assignment, Feedback, Submission } from '@/dashboard/model/records/records';
import { daysBetween } from '@/dashboard/days/days';

/** Whose turn it is: the intern's, the mentor's, or none. */
export type AssignmentTurn = 'to-do' | 'with-mentor' | 'done';

/** Whose turn an assignment's status makes it. */
export const turnOf = ({ status }: Pick<Assignment, 'status'>): AssignmentTurn =>
  status === 'submitted' ? 'with-mentor' : status === 'accepted' ? 'done' : 'to-do';

/** How many days an assignment is overdue; 0 where it is not, or where it is not the intern's turn. */
export const daysLate = (assignment: Pick<Assignment, 'status' | 'dueOn'>, today: string): number =>
  turnOf(assignment) === 'to-do' ? Math.max(0, daysBetween(assignment.dueOn, today)) : 0;

/** The assignments that a person has to submit, the most urgent first. */
export function dueAssignments(assignments: readonly Assignment[], personId: string): readonly Assignment[] {
  return assignments
    .filter((assignment) => assignment.personId === personId && turnOf(assignment) === 'to-do')
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn) || a.title.localeCompare(b.title));
}

export type ThreadEntry =
  | { type: 'submission'; at: string; submission: Submission; number: number }
  | { type: 'feedback'; at: string; feedback: Feedback };

/** What was handed in and what was said about it, in the order in which it happened. */
export function threadOf({ submission, earlier, feedback }: Assignment): readonly ThreadEntry[] {
  const handedIn = [...earlier, ...(submission ? [submission] : [])];
  return [
    ...handedIn.map((entry, index) => ({
      type: 'submission' as const,
      at: entry.at,
      submission: entry,
      number: index + 1,
    })),
    ...feedback.map((entry) => ({ type: 'feedback' as const, at: entry.at, feedback: entry })),
  ].sort((a, b) => a.at.localeCompare(b.at));
}
