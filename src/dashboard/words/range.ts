import { monthOf, weekRange, type DayRange } from '@/dashboard/days/days';
import type { Period } from '@/dashboard/days/period';
import { dayAndMonth, dayOfMonth, dayWithYear, monthAndYear } from './day';

/** Formats a range: '16 to 22 Nov', '27 Oct to 2 Nov', '28 Dec 2026 to 3 Jan 2027', '18 Nov'. */
export function rangeWords({ first, last }: DayRange): string {
  if (first === last) return dayAndMonth(first);
  if (first.slice(0, 4) !== last.slice(0, 4)) return `${dayWithYear(first)} to ${dayWithYear(last)}`;
  return `${monthOf(first) === monthOf(last) ? dayOfMonth(first) : dayAndMonth(first)} to ${dayAndMonth(last)}`;
}

/** Formats a range with its year: '16 to 22 Nov 2026'. */
export function rangeWithYear(range: DayRange): string {
  const sameYear = range.first.slice(0, 4) === range.last.slice(0, 4);
  return sameYear ? `${rangeWords(range)} ${range.last.slice(0, 4)}` : rangeWords(range);
}

/** The week of a day: `2026-11-16` is '16 to 22 Nov 2026'. */
export const weekName = (day: string): string => rangeWithYear(weekRange(day));

/** Name of a period: 'November 2026', 'Quarter 4 of 2026', '2026', '16 to 22 Nov 2026'. */
export function periodName({ kind, range }: Period): string {
  const year = range.first.slice(0, 4);
  if (kind === 'month') return monthAndYear(range.first);
  if (kind === 'quarter') return `Quarter ${Math.ceil(Number(range.first.slice(5, 7)) / 3)} of ${year}`;
  if (kind === 'year') return year;
  return rangeWithYear(range);
}
