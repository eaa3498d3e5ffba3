import { parseDate } from '@internationalized/date';
import type { DayRange } from '@/dashboard/data/figures/week';
import type { Period } from './period';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const longMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** `2026-11-18` is '18 Nov'. */
export function shortDay(day: string): string {
  const date = parseDate(day);
  return `${date.day} ${months[date.month - 1]}`;
}

/** `2026-11-18` is '18 Nov 2026'. */
export const dayWithYear = (day: string): string => `${shortDay(day)} ${parseDate(day).year}`;

/** `2026-11` or a day of it is 'November 2026'. */
export function monthName(day: string): string {
  const date = parseDate(`${day.slice(0, 7)}-01`);
  return `${longMonths[date.month - 1]} ${date.year}`;
}

/** `2026-11-18` is 'Nov'. */
export const shortMonth = (day: string): string => months[parseDate(day).month - 1]!;

/** `2026-11-18` is 'Wednesday 18 November'. */
export function weekdayAndDay(day: string): string {
  const date = parseDate(day);
  // A calendar date has no zone of its own: read as UTC it names the same weekday everywhere.
  return `${weekdays[date.toDate('UTC').getUTCDay()]} ${date.day} ${longMonths[date.month - 1]}`;
}

/** '16 to 22 Nov', '27 Oct to 2 Nov', '28 Dec 2026 to 3 Jan 2027', '18 Nov'. */
export function rangeWords({ first, last }: DayRange): string {
  if (first === last) return shortDay(first);
  const [start, end] = [parseDate(first), parseDate(last)];
  if (start.year !== end.year) return `${dayWithYear(first)} to ${dayWithYear(last)}`;
  return `${start.month === end.month ? start.day : shortDay(first)} to ${shortDay(last)}`;
}

/** The same with the year, for what stands alone: '16 to 22 Nov 2026'. */
export function rangeWithYear(range: DayRange): string {
  const sameYear = range.first.slice(0, 4) === range.last.slice(0, 4);
  return sameYear ? `${rangeWords(range)} ${range.last.slice(0, 4)}` : rangeWords(range);
}

/** What a period is called: 'November 2026', 'Quarter 4 of 2026', '2026', '16 to 22 Nov 2026'. */
export function periodName({ kind, range }: Period): string {
  const { year, month } = parseDate(range.first);
  if (kind === 'month') return monthName(range.first);
  if (kind === 'quarter') return `Quarter ${Math.ceil(month / 3)} of ${year}`;
  if (kind === 'year') return String(year);
  return rangeWithYear(range);
}
