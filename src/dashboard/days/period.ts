import { countDays, isWithin } from './day-range';
import { type DayRange, addDays, monthsFrom, weekRange } from './days';

export type PeriodKind = 'week' | 'month' | 'quarter' | 'year' | 'custom';

export interface Period {
  kind: PeriodKind;
  /** All its days, the ones to come too. */
  range: DayRange;
}

/** A period beside the one before it: both as long as what has passed of this one. */
export interface ComparedPeriod extends Period {
  /** Its days up to today: all of them once it is over. */
  soFar: DayRange;
  /** As many days from the start of the period before; the whole of it where this one is over. */
  before: DayRange;
  /** Whether it is still going on. */
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

/** The period next to one: `-1` is the one before it, `1` the one after. A custom one moves by its own length. */
export function neighbour({ kind, range }: Period, step: 1 | -1): Period {
  if (kind !== 'custom')
    return { kind, range: rangeAround(kind, step === 1 ? addDays(range.last, 1) : addDays(range.first, -1)) };
  const days = countDays(range) * step;
  return { kind, range: { first: addDays(range.first, days), last: addDays(range.last, days) } };
}

/** A period up to today, with as many days of the one before it to compare with. */
export function comparePeriod(period: Period, today: string): ComparedPeriod {
  const { range } = period;
  const before = neighbour(period, -1).range;
  const running = isWithin(today, range) && today < range.last;
  if (!running) return { ...period, soFar: range, before, running };
  const soFar = { first: range.first, last: today };
  const sameDay = addDays(before.first, countDays(soFar) - 1);
  // The month before may be shorter: it then counts whole.
  const last = sameDay < before.last ? sameDay : before.last;
  return { ...period, soFar, before: { first: before.first, last }, running };
}
