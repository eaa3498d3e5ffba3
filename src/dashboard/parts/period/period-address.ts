import { isDay } from '@/dashboard/days/moments';
import { isWithin } from '@/dashboard/days/day-range';
import { type Period, type PeriodKind, rangeAround } from '@/dashboard/days/period';

export type PeriodParam = 'period' | 'on' | 'from' | 'to';

export const periodParams = ['period', 'on', 'from', 'to'] as const satisfies readonly PeriodParam[];

/** Query parameters of a period. Null for a missing parameter. */
export type PeriodAddress = Readonly<Record<PeriodParam, string | null>>;

/** Reads the period from query parameters. Ignores invalid values. */
export function readPeriod(
  { period, on, from, to }: PeriodAddress,
  today: string,
  kinds: readonly PeriodKind[],
  usual: Exclude<PeriodKind, 'custom'>,
): Period {
  const kind = kinds.find((known) => known === period) ?? usual;
  if (kind !== 'custom') return { kind, range: rangeAround(kind, on !== null && isDay(on) ? on : today) };
  if (from === null || to === null || !isDay(from) || !isDay(to))
    return { kind, range: rangeAround('month', today) };
  return { kind, range: from <= to ? { first: from, last: to } : { first: to, last: from } };
}

/** Writes a period to query parameters. The current one has no day: bookmarks stay current. */
export function writePeriod({ kind, range }: Period, today: string): PeriodAddress & { period: PeriodKind } {
  if (kind === 'custom') return { period: kind, on: null, from: range.first, to: range.last };
  return { period: kind, on: isWithin(today, range) ? null : range.first, from: null, to: null };
}
