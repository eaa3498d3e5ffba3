import {
  day,
  id,
  list,
  minutes,
  moment,
  nullable,
  object,
  oneOf,
  record,
  text,
  type TypeOf,
} from '@/dashboard/model/fields/fields';

/** A change by an admin to the time of a project and day, in a week that its person can no longer change. */
const correction = object({
  id: id(),
  byId: id('people'),
  at: moment,
  projectId: id('projects'),
  day,
  /** Total before. */
  from: minutes,
  /** Total after. */
  to: minutes,
  reason: text,
});

/** One person's week. Its id is `{personId}:{weekStart}`. A week without a record is open. */
export const timesheet = record(
  {
    personId: id('people'),
    /** Monday of the week. */
    weekStart: day,
    status: oneOf(['open', 'submitted', 'approved', 'returned']),
    submittedAt: nullable(moment),
    decidedAt: nullable(moment),
    decidedById: nullable(id('people')),
    /** Reason for returning it, or ''. */
    reason: text,
    /** Oldest first. */
    corrections: list(correction),
  },
  [(stored) => ({ ...stored, corrections: [] })],
);

export interface Timesheet extends TypeOf<typeof timesheet> {}
export type TimesheetStatus = Timesheet['status'];
export interface Correction extends TypeOf<typeof correction> {}
