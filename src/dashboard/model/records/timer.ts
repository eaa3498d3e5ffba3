import { id, moment, nullable, record, text, type TypeOf } from '@/dashboard/model/fields/fields';

/** A running timer. Its id is the person's id, so a person has at most one. */
export const timer = record(
  {
    projectId: id('projects'),
    taskId: nullable(id('tasks')),
    note: text,
    startedAt: moment,
  },
  [
    // `taskId` became required.
    (stored) => ({ ...stored, taskId: null }),
  ],
);

export interface Timer extends TypeOf<typeof timer> {}
