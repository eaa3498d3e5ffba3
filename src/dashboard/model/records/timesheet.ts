import {
  day,
  id,
  list,
  minutes,
  moment,
  nullable,
  object,
  oneOf,
  optional,
  record,
  text,
  type TypeOf,
} from '@/dashboard/model/fields/fields';

/** A change by an admin to an entry of another person. */
const correction = object({
  id: id(),
  byId: id('people'),
  at: moment,
  /** Before the correction. */
  projectId: id('projects'),
  day,
  /** Time before. Older corrections are of all entries of the project and day. */
  from: minutes,
  to: minutes,
  reason: text,
  /** Changes besides the time, in words. */
  details: optional(list(text)),
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
