import {
  day,
  id,
  list,
  moment,
  nullable,
  object,
  oneOf,
  record,
  text,
  type TypeOf,
} from '@/dashboard/model/fields/fields';

export const submission = object({ link: text, note: text, fileId: nullable(id('files')), at: moment });

const feedback = object({ text, byId: id('people'), at: moment });

export const assignment = record(
  {
    personId: id('people'),
    courseId: nullable(id('courses')),
    title: text,
    brief: text,
    dueOn: day,
    status: oneOf(['open', 'submitted', 'returned', 'accepted']),
    submission: nullable(submission),
    /** Returned submissions, oldest first. */
    earlier: list(submission),
    feedback: list(feedback),
    /** Files that belong to the brief. Interns who got the assignment together share them. */
    fileIds: list(id('files')),
  },
  [
    // `earlier` became required.
    (stored) => ({ ...stored, earlier: stored.earlier ?? [] }),
    // An assignment got files.
    (stored) => ({ ...stored, fileIds: [] }),
  ],
);

export interface Assignment extends TypeOf<typeof assignment> {}
export type AssignmentStatus = Assignment['status'];
export interface Submission extends TypeOf<typeof submission> {}
export interface Feedback extends TypeOf<typeof feedback> {}
