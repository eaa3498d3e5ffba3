import { day, id, moment, nullable, oneOf, record, text, type TypeOf } from '@/dashboard/model/fields/fields';

/** One person's week. Its id is `{personId}:{weekStart}`. A week without a record is open. */
export const timesheet = record({
  personId: id('people'),
  /** Monday of the week. */
  weekStart: day,
  status: oneOf(['open', 'submitted', 'approved', 'returned']),
  submittedAt: nullable(moment),
  decidedAt: nullable(moment),
  decidedById: nullable(id('people')),
  /** Reason for returning it, or ''. */
  reason: text,
});

export interface Timesheet extends TypeOf<typeof timesheet> {}
export type TimesheetStatus = Timesheet['status'];
