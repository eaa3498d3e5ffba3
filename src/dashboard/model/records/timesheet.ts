import { day, id, moment, nullable, oneOf, record, text, type TypeOf } from '@/dashboard/model/fields/fields';

/** One person's week; its id is `{personId}:{weekStart}`. Without a record a week is open. */
export const timesheet = record({
  personId: id('people'),
  /** The week's Monday. */
  weekStart: day,
  status: oneOf(['open', 'submitted', 'approved', 'returned']),
  submittedAt: nullable(moment),
  decidedAt: nullable(moment),
  decidedById: nullable(id('people')),
  /** Why it was returned. */
  reason: text,
});

export interface Timesheet extends TypeOf<typeof timesheet> {}
export type TimesheetStatus = Timesheet['status'];
