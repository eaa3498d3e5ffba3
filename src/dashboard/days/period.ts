import { countDays, isWithin } from './day-range';
import { type DayRange, addDays, monthsFrom, weekRange } from './days';

export type PeriodKind = 'week' | 'month' | 'quarter' | 'year' | 'custom';

export interface Period {
  kind: PeriodKind;
  /** All its days, including future ones. */
  range: DayRange;
}

/** A period up to today, with the same number of days of the previous period. */
export interface ComparedPeriod extends Period {
  /** Days up to today. All days of a past period. */
  soFar: DayRange;
  /** As many days from the start of the previous period. All of its days if this period is past. */
  before: DayRange;
  /** Whether the period contains today and has not ended. */
  running: boolean;
}

/** The week, month, quarter or year of a day. */
export function rangeAround(kind: Exclude<PeriodKind, 'custom'>, day: string): DayRange {
  if (kind === 'week') return weekRange(day);
  const months = { month: 1, quarter: 3, year: 12 }[kind];
  const month = Number(day.slice(5, 7));
  const first = month - ((month - 1) % months);
  return monthsFrom(`${day.slice(0, 5)}${String(first).padStart(2, '0')}`, months);
}

/** The previous period (`-1`) or the next one (`1`). A custom period moves by its own length. */
export function neighbour({ kind, range }: Period, step: 1 | -1): Period {
  if (kind !== 'custom')
    return { kind, range: rangeAround(kind, step === 1 ? addDays(range.last, 1) : addDays(range.first, -1)) };
  const days = countDays(range) * step;
  return { kind, range: { first: addDays(range.first, days), last: addDays(range.last, days) } };
}

/** Whether its last day has passed. Until then, time is still logged in it. */
export const isOver = ({ range }: Period, today: string): boolean => range.last < today;

/** Compares a period up to today with the same number of days of the previous one. */
export function comparePeriod(period: Period, today: string): ComparedPeriod {
  const { range } = period;
  const before = neighbour(period, -1).range;
  const running = isWithin(today, range) && today < range.last;
  if (!running) return { ...period, soFar: range, before, running };
  const soFar = { first: range.first, last: today };
  const sameDay = addDays(before.first, countDays(soFar) - 1);
  // The previous month may be shorter. In that case all of it counts.
  const last = sameDay < before.last ? sameDay : before.last;
  return { ...period, soFar, before: { first: before.first, last }, running };
}
