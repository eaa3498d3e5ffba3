import type { Assignment, Feedback, Submission } from '@/dashboard/model/records/records';
import { put, type Change } from '@/dashboard/model/change';

/** Hands work in. What was handed in before and returned stays with the assignment. */
export function submitAssignment(assignment: Assignment, submission: Submission): Change[] {
  const { submission: returned, earlier } = assignment;
  return [
    put('assignments', {
      ...assignment,
      status: 'submitted',
      submission,
      earlier: returned ? [...earlier, returned] : earlier,
    }),
  ];
}

/** Withdraws work that waits for a decision: the assignment is as it was before it was submitted. */
export function withdrawAssignment(assignment: Assignment): Change[] {
  const { earlier } = assignment;
  return [
    put('assignments', {
      ...assignment,
      status: earlier.length > 0 ? 'returned' : 'open',
      submission: earlier.at(-1) ?? null,
      earlier: earlier.slice(0, -1),
    }),
  ];
}

/** Gives work back with words on what to change. */
export const returnAssignment = (assignment: Assignment, feedback: Feedback): Change[] => [
  put('assignments', { ...assignment, status: 'returned', feedback: [...assignment.feedback, feedback] }),
];

/** Takes work as done. @param feedback - words to it, or null where there are none. */
export const acceptAssignment = (assignment: Assignment, feedback: Feedback | null = null): Change[] => [
  put('assignments', {
    ...assignment,
    status: 'accepted',
    feedback: feedback ? [...assignment.feedback, feedback] : assignment.feedback,
  }),
];
