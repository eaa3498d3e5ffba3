import {
  boolean,
  day,
  id,
  integer,
  list,
  local,
  nullable,
  object,
  oneOf,
  optional,
  record,
  text,
  timeZone,
  weekday,
  type TypeOf,
} from '@/dashboard/model/fields/fields';

const recurrence = object({
  frequency: oneOf(['daily', 'weekly', 'monthly']),
  /** Every how many days, weeks or months. */
  interval: integer(1),
  /** Only for weekly. */
  weekdays: list(weekday),
  /** The last day it may happen; null with `count` null is forever. */
  until: nullable(day),
  count: nullable(integer(1)),
  /** An RRULE without UNTIL and COUNT where the fields above say less, such as `FREQ=MONTHLY;BYDAY=3WE`: it decides then. */
  rule: optional(text),
});

/** One occurrence that differs from its series. */
const override = object({
  /** The local start that the series gives it. */
  on: local,
  title: text,
  place: text,
  startsAt: local,
  endsAt: local,
});

export const calendarEvent = record({
  ownerId: id('people'),
  attendeeIds: list(id('people')),
  title: text,
  place: text,
  notes: text,
  allDay: boolean,
  /** Local times in `timeZone`; for all-day events the first day and the last, at 00:00. */
  startsAt: local,
  endsAt: local,
  timeZone,
  recurrence: nullable(recurrence),
  /** Local starts of occurrences that do not happen. */
  exceptions: list(local),
  overrides: list(override),
  /** The identity it carries in .ics files. */
  uid: text,
});

export interface CalendarEvent extends TypeOf<typeof calendarEvent> {}
export interface Recurrence extends TypeOf<typeof recurrence> {}
export type RecurrenceFrequency = Recurrence['frequency'];
export interface OccurrenceOverride extends TypeOf<typeof override> {}
