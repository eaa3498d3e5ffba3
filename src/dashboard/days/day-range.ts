import { type DayRange, addDays, daysBetween, monthOf, monthRange, weekStart, weekdayOf } from './days';

export const isWithin = (day: string, { first, last }: DayRange): boolean => first <= day && day <= last;

/** Number of days in a range. 0 if it ends before it starts. */
export const countDays = ({ first, last }: DayRange): number => Math.max(0, daysBetween(first, last) + 1);

/** Number of days in a range that are on some ISO weekdays. */
export function countWeekdays(range: DayRange, weekdays: readonly number[]): number {
  const days = countDays(range);
  const start = weekdayOf(range.first);
  let count = Math.floor(days / 7) * weekdays.length;
  for (let index = 0; index < days % 7; index += 1)
    if (weekdays.includes(((start - 1 + index) % 7) + 1)) count += 1;
  return count;
}

/** The intersection of two ranges, or null if it is empty. A null `last` is open. */
export function overlap(range: DayRange, other: { first: string; last: string | null }): DayRange | null {
  const first = range.first > other.first ? range.first : other.first;
  const last = other.last === null || range.last < other.last ? range.last : other.last;
  return first <= last ? { first, last } : null;
}

/** Splits a range. `endOf` returns the last day of the part that contains a day. */
function cut(range: DayRange, endOf: (day: string) => string): DayRange[] {
  const parts: DayRange[] = [];
  for (let { first } = range; first <= range.last;) {
    const end = endOf(first);
    const last = end < range.last ? end : range.last;
    parts.push({ first, last });
    first = addDays(last, 1);
  }
  return parts;
}

/** The weeks (from Monday) in a range. The first and the last one are cut to the range. */
export const weeksOf = (range: DayRange): DayRange[] => cut(range, (day) => addDays(weekStart(day), 6));

/** The months in a range. The first and the last one are cut to the range. */
export const monthsOf = (range: DayRange): DayRange[] => cut(range, (day) => monthRange(monthOf(day)).last);
