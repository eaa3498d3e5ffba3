import { parseDate, type CalendarDate } from '@internationalized/date';

/** A stretch of days, both ends included. */
export interface DayRange {
  first: string;
  last: string;
}

/** What was worked out of a day once: the same few hundred days are asked for thousands of times. */
function remembered<T>(work: (day: string) => T): (day: string) => T {
  const known = new Map<string, T>();
  return (day) => {
    let found = known.get(day);
    if (found === undefined) known.set(day, (found = work(day)));
    return found;
  };
}

/** A day's count since a Monday long ago: the Julian day number, whose day 0 was a Monday. */
const dayNumber = (date: CalendarDate) => Math.floor(date.calendar.toJulianDay(date));

/** The ISO weekday of a day: 1 is Monday, 7 is Sunday. */
export const weekdayOf = remembered((day) => (dayNumber(parseDate(day)) % 7) + 1);

/** The Monday of a day's week. */
export const weekStart = remembered((day) => addDays(day, 1 - weekdayOf(day)));

/** The day that lies a number of days later; earlier where it is negative. */
export function addDays(day: string, days: number): string {
  return days === 0 ? day : parseDate(day).add({ days }).toString();
}

/** How many days lie between two: 1 from today to tomorrow. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(parseDate(to)) - dayNumber(parseDate(from));
}

/** The days from the first to the last. Empty where the last lies before the first. */
export function daysOf({ first, last }: DayRange): string[] {
  const days: string[] = [];
  let date = parseDate(first);
  for (let left = daysBetween(first, last); left >= 0; left -= 1) {
    days.push(date.toString());
    date = date.add({ days: 1 });
  }
  return days;
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

/** ISO 8601: the week belongs to the year that its Thursday lies in, and week 1 holds the year's first Thursday. */
export function isoWeek(day: string): { year: number; week: number } {
  const thursday = parseDate(addDays(weekStart(day), 3));
  const { year } = thursday;
  const week = 1 + Math.floor((dayNumber(thursday) - dayNumber(thursday.set({ month: 1, day: 1 }))) / 7);
  return { year, week };
}

/** The month of a day: `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The days of a month. @param month - `2026-11` */
export function monthRange(month: string): DayRange {
  const first = parseDate(`${month}-01`);
  return { first: first.toString(), last: first.add({ months: 1 }).subtract({ days: 1 }).toString() };
}

/** The month that lies a number of months later; earlier where it is negative. */
export function addMonths(month: string, months: number): string {
  return monthOf(parseDate(`${month}-01`).add({ months }).toString());
}

/** The last months, oldest first, that of `day` being the last. */
export function lastMonths(day: string, count: number): string[] {
  const month = monthOf(day);
  return Array.from({ length: count }, (_, index) => addMonths(month, index + 1 - count));
}
