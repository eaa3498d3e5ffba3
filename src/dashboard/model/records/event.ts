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
  /** Repeats every `interval` days, weeks or months. */
  interval: integer(1),
  /** Only for weekly. */
  weekdays: list(weekday),
  /** Last possible day. Null with a null `count` means no end. */
  until: nullable(day),
  count: nullable(integer(1)),
  /** RRULE without UNTIL and COUNT for rules such as `FREQ=MONTHLY;BYDAY=3WE`. Overrides the fields above. */
  rule: optional(text),
});

/** One occurrence that differs from its series. */
const override = object({
  /** Local start in the series. */
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
  /** Local times in `timeZone`. For all-day events, the first and the last day at 00:00. */
  startsAt: local,
  endsAt: local,
  timeZone,
  recurrence: nullable(recurrence),
  /** Local starts of cancelled occurrences. */
  exceptions: list(local),
  overrides: list(override),
  /** UID in .ics files. */
  uid: text,
});

export interface CalendarEvent extends TypeOf<typeof calendarEvent> {}
export interface Recurrence extends TypeOf<typeof recurrence> {}
export type RecurrenceFrequency = Recurrence['frequency'];
export interface OccurrenceOverride extends TypeOf<typeof override> {}
