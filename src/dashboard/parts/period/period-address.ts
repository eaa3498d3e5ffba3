import { isWithin } from '@/dashboard/data/figures/day-range';
import { rangeAround, type Period, type PeriodKind } from './period';

export type PeriodParam = 'period' | 'on' | 'from' | 'to';

export const periodParams = ['period', 'on', 'from', 'to'] as const satisfies readonly PeriodParam[];

/** What an address says about a period; null for what it does not say. */
export type PeriodAddress = Readonly<Record<PeriodParam, string | null>>;

/** The first and the last day that a screen goes back and forth to: an address is written by anybody. */
const span = { first: '2000-01-01', last: '2099-12-31' };

/** Whether a text is a day that exists, written as ISO does, in this century. */
export function isDay(text: string | null): text is string {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text) || !isWithin(text, span)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The period that an address names; what it says wrong counts as not said. */
export function readPeriod(
  { period, on, from, to }: PeriodAddress,
  today: string,
  kinds: readonly PeriodKind[],
  usual: Exclude<PeriodKind, 'custom'>,
): Period {
  const kind = kinds.find((known) => known === period) ?? usual;
  if (kind !== 'custom') return { kind, range: rangeAround(kind, isDay(on) ? on : today) };
  if (!isDay(from) || !isDay(to)) return { kind, range: rangeAround('month', today) };
  return { kind, range: from <= to ? { first: from, last: to } : { first: to, last: from } };
}

/** How an address names a period. The one that today lies in needs no day, so that a bookmark of it stays of today. */
export function writePeriod({ kind, range }: Period, today: string): PeriodAddress {
  if (kind === 'custom') return { period: kind, on: null, from: range.first, to: range.last };
  return { period: kind, on: isWithin(today, range) ? null : range.first, from: null, to: null };
}
