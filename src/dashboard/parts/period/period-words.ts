import { parseDate } from '@internationalized/date';
import { dayAndMonth, dayWithYear, monthName } from '@/dashboard/data/day-words';
import type { DayRange } from '@/dashboard/data/figures/week';
import type { Period } from './period';

/** '16 to 22 Nov', '27 Oct to 2 Nov', '28 Dec 2026 to 3 Jan 2027', '18 Nov'. */
export function rangeWords({ first, last }: DayRange): string {
  if (first === last) return dayAndMonth(first);
  const [start, end] = [parseDate(first), parseDate(last)];
  if (start.year !== end.year) return `${dayWithYear(first)} to ${dayWithYear(last)}`;
  return `${start.month === end.month ? start.day : dayAndMonth(first)} to ${dayAndMonth(last)}`;
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
