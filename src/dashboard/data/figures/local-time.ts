import { fromDate, parseDateTime, toCalendarDateTime } from '@internationalized/date';

/** A local time as records hold it: `2026-11-21T09:30`. */
const minutesOnly = (dateTime: { toString: () => string }) => dateTime.toString().slice(0, 16);

/** What clocks in a time zone show at an instant: `2026-11-21T09:30`. Its first ten letters are the day there. */
export const localTime = (at: Date, timeZone: string): string =>
  minutesOnly(toCalendarDateTime(fromDate(at, timeZone)));

/** A local time some minutes later, by the clock on the wall. */
export const addMinutes = (local: string, minutes: number): string =>
  minutesOnly(parseDateTime(local).add({ minutes }));
