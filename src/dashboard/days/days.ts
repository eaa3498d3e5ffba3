import { remembered } from '@/lib/remembered';

// Days are ISO dates. Arithmetic uses UTC, in which every day has 24 hours. Clocks and time zones are handled
// in `local-time` and `zones`.

/** A range of days, both ends inclusive. */
export interface DayRange {
  first: string;
  last: string;
}

/** Length of a day in ms. */
const aDay = 86_400_000;

/** The UTC date of an instant in ms. @throws RangeError for an invalid instant */
const isoDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** The first day of a day's month, or of the month `months` later. */
const firstOfMonth = (day: string, months = 0): string =>
  isoDay(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months));

/** Days since 1970-01-01. NaN for an invalid date. */
export const dayNumber = remembered((day: string): number => Date.parse(day) / aDay);

/** The date of a day number. @throws RangeError outside the supported dates */
export const dayOfNumber = remembered((number: number): string => isoDay(number * aDay));

/** The ISO weekday: 1 is Monday, 7 is Sunday. */
export const weekdayOf = remembered((day: string) => new Date(day).getUTCDay() || 7);

/** The Monday of a day's week. */
export const weekStart = remembered((day: string) => addDays(day, 1 - weekdayOf(day)));

/** The date `days` later, or earlier if negative. */
export function addDays(day: string, days: number): string {
  return days === 0 ? day : isoDay(Date.parse(day) + days * aDay);
}

/** Number of days from one date to another: 1 from today to tomorrow. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / aDay;
}

/** All days of a range. Empty if it ends before it starts. */
export function daysOf({ first, last }: DayRange): string[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) =>
    addDays(first, index),
  );
}

/** The seven days of a week. @param monday - first day of the week */
export function weekDays(monday: string): string[] {
  return daysOf({ first: monday, last: addDays(monday, 6) });
}

/** The week of a day, Monday to Sunday. */
export function weekRange(day: string): DayRange {
  const first = weekStart(day);
  return { first, last: addDays(first, 6) };
}

/** The Mondays of the last `count` weeks, oldest first. The last one is in the week of `day`. */
export function lastWeeks(day: string, count: number): string[] {
  const monday = weekStart(day);
  return Array.from({ length: count }, (_, index) => addDays(monday, 7 * (index + 1 - count)));
}

/** ISO 8601: a week belongs to the year of its Thursday; week 1 has the year's first Thursday. */
export function isoWeek(day: string): { year: number; week: number } {
  const thursday = addDays(weekStart(day), 3);
  const year = Number(thursday.slice(0, 4));
  return { year, week: 1 + Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) };
}

/** The month of a day: `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The days of a month. @param month - `2026-11` */
export function monthRange(month: string): DayRange {
  return monthsFrom(month, 1);
}

/** A range of whole months. @param month - the first month, or a day of it */
export function monthsFrom(month: string, count: number): DayRange {
  return { first: firstOfMonth(month), last: addDays(firstOfMonth(month, count), -1) };
}

/** The month `months` later, or earlier if negative. */
export function addMonths(month: string, months: number): string {
  return monthOf(firstOfMonth(month, months));
}

/** The last `count` months, oldest first. The last one contains `day`. */
export function lastMonths(day: string, count: number): string[] {
  const month = monthOf(day);
  return Array.from({ length: count }, (_, index) => addMonths(month, index + 1 - count));
}

/** The year of a day or a month. */
export const yearOf = (day: string): number => Number(day.slice(0, 4));
