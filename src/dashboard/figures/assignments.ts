import type { Assignment, Feedback, Submission } from '@/dashboard/model/records/records';
import { daysBetween } from '@/dashboard/days/days';

/** The person who acts next: the intern, the mentor, or nobody. */
export type AssignmentTurn = 'to-do' | 'with-mentor' | 'done';

/** The turn that follows from an assignment's status. */
export const turnOf = ({ status }: Pick<Assignment, 'status'>): AssignmentTurn =>
  status === 'submitted' ? 'with-mentor' : status === 'accepted' ? 'done' : 'to-do';

/** Number of overdue days. 0 if the assignment is not overdue or not the intern's turn. */
export const daysLate = (assignment: Pick<Assignment, 'status' | 'dueOn'>, today: string): number =>
  turnOf(assignment) === 'to-do' ? Math.max(0, daysBetween(assignment.dueOn, today)) : 0;

/** The assignments that a person has to submit, most urgent first. */
export function dueAssignments(assignments: readonly Assignment[], personId: string): readonly Assignment[] {
  return assignments
    .filter((assignment) => assignment.personId === personId && turnOf(assignment) === 'to-do')
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn) || a.title.localeCompare(b.title, 'en'));
}

export type ThreadEntry =
  | { type: 'submission'; at: string; submission: Submission; number: number }
  | { type: 'feedback'; at: string; feedback: Feedback };

/** Submissions and feedback, oldest first. */
export function threadOf({ submission, earlier, feedback }: Assignment): readonly ThreadEntry[] {
  const submissions = [...earlier, ...(submission ? [submission] : [])];
  return [
    ...submissions.map((entry, index) => ({
      type: 'submission' as const,
      at: entry.at,
      submission: entry,
      number: index + 1,
    })),
    ...feedback.map((entry) => ({ type: 'feedback' as const, at: entry.at, feedback: entry })),
  ].sort((a, b) => a.at.localeCompare(b.at));
}
