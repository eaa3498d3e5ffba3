import type { Assignment, Feedback, Submission } from '@/dashboard/model/records/records';
import { put, type Change } from '@/dashboard/model/change';

/** Submits work. Keeps returned submissions in `earlier`. */
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

/** Withdraws a submission that has no decision yet. The assignment returns to its previous status. */
export function withdrawSubmission(assignment: Assignment): Change[] {
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

/** Returns work with feedback on the necessary changes. */
export const returnAssignment = (assignment: Assignment, feedback: Feedback): Change[] => [
  put('assignments', { ...assignment, status: 'returned', feedback: [...assignment.feedback, feedback] }),
];

/** Accepts work. @param feedback - optional feedback */
export const acceptAssignment = (assignment: Assignment, feedback: Feedback | null = null): Change[] => [
  put('assignments', {
    ...assignment,
    status: 'accepted',
    feedback: feedback ? [...assignment.feedback, feedback] : assignment.feedback,
  }),
];
