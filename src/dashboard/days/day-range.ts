import { type DayRange, addDays, daysBetween, monthOf, monthRange, weekStart, weekdayOf } from './days';

export const isWithin = (day: string, { first, last }: DayRange): boolean => first <= day && day <= last;

/** How many days a range has; 0 where it ends before it begins. */
export const countDays = ({ first, last }: DayRange): number => Math.max(0, daysBetween(first, last) + 1);

/** How many days of a range are Monday to Friday. */
export function countWorkdays(range: DayRange): number {
  const days = countDays(range);
  const start = weekdayOf(range.first);
  let count = Math.floor(days / 7) * 5;
  for (let index = 0; index < days % 7; index += 1) if (((start - 1 + index) % 7) + 1 <= 5) count += 1;
  return count;
}

/** The days that both have; null where there are none. An end that is null is open. */
export function overlap(range: DayRange, other: { first: string; last: string | null }): DayRange | null {
  const first = range.first > other.first ? range.first : other.first;
  const last = other.last === null || range.last < other.last ? range.last : other.last;
  return first <= last ? { first, last } : null;
}

/** A range in parts that each end where `endOf` says, the last one at the range's own end. */
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

/** The weeks (from Monday) that a range touches, each cut to the range. */
export const weeksOf = (range: DayRange): DayRange[] => cut(range, (day) => addDays(weekStart(day), 6));

/** The months that a range touches, each cut to the range. */
export const monthsOf = (range: DayRange): DayRange[] => cut(range, (day) => monthRange(monthOf(day)).last);
