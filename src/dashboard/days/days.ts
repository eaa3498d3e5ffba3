import { remembered } from '@/lib/remembered';

// Days are ISO dates, counted by the platform's own calendar in UTC, where each of them has 24 hours. Clocks and time zones
// are no matter of this file.

/** A stretch of days, both ends included. */
export interface DayRange {
  first: string;
  last: string;
}

/** The length of a day, in ms. */
const aDay = 86_400_000;

/** The day of an instant in UTC. @throws RangeError where it is none */
const isoDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** The first day of the month a number of months after a day's month, or before it. */
const firstOfMonth = (day: string, months = 0): string =>
  isoDay(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months));

/** A day as a number: 1970-01-01 is 0. NaN where it is no day. */
export const dayNumber = remembered((day: string): number => Date.parse(day) / aDay);

/** The day of a number. @throws RangeError where it is too far away */
export const dayOfNumber = remembered((number: number): string => isoDay(number * aDay));

/** The ISO weekday of a day: 1 is Monday, 7 is Sunday. */
export const weekdayOf = remembered((day: string) => new Date(day).getUTCDay() || 7);

/** The Monday of a day's week. */
export const weekStart = remembered((day: string) => addDays(day, 1 - weekdayOf(day)));

/** The day a number of days later, or earlier. */
export function addDays(day: string, days: number): string {
  return days === 0 ? day : isoDay(Date.parse(day) + days * aDay);
}

/** How many days lie between two: 1 from today to tomorrow. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / aDay;
}

/** The days from the first to the last; empty if the last is earlier. */
export function daysOf({ first, last }: DayRange): string[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) =>
    addDays(first, index),
  );
}

/** The seven days of a week. @param monday - its first */
export function weekDays(monday: string): string[] {
  return daysOf({ first: monday, last: addDays(monday, 6) });
}

/** The week of a day, Monday to Sunday. */
export function weekRange(day: string): DayRange {
  const first = weekStart(day);
  return { first, last: addDays(first, 6) };
}

/** The Mondays of the last weeks, oldest first, the week of `day` being the last. */
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

/** Whole months in a row. @param month - the first of them, or a day of it */
export function monthsFrom(month: string, count: number): DayRange {
  return { first: firstOfMonth(month), last: addDays(firstOfMonth(month, count), -1) };
}

/** The month a number of months later, or earlier. */
export function addMonths(month: string, months: number): string {
  return monthOf(firstOfMonth(month, months));
}

/** The last months, oldest first, that of `day` being the last. */
export function lastMonths(day: string, count: number): string[] {
  const month = monthOf(day);
  return Array.from({ length: count }, (_, index) => addMonths(month, index + 1 - count));
}
