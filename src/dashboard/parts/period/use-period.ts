import { useMemo } from 'react';
import { isWithin } from '@/dashboard/days/day-range';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { type Period, type PeriodKind, neighbour, rangeAround } from '@/dashboard/days/period';
import { periodParams, readPeriod, writePeriod } from './period-address';
import { useToday } from '@/dashboard/hooks/use-today';

export interface PeriodState {
  period: Period;
  /** Today in the agency's time zone, as an ISO date. */
  today: string;
  /** This screen's address with another period. Keeps the other parameters. */
  hrefOf: (period: Period) => string;
  /** This screen's address with another kind of period around the same days. */
  hrefOfKind: (kind: PeriodKind) => string;
  /** This screen's address with the previous or next period. */
  hrefOfNeighbour: (step: 1 | -1) => string;
  change: (period: Period) => void;
}

/**
 * Reads and writes the period of a screen in its address.
 * @param kinds - kinds of period on this screen; must keep its identity
 * @param usual - default kind
 */
export function usePeriod(kinds: readonly PeriodKind[], usual: Exclude<PeriodKind, 'custom'>): PeriodState {
  const today = useToday();
  const { values, hrefWith, change } = useSearchParams(periodParams);
  const { period: kind, on, from, to } = values;
  const period = useMemo(
    () => readPeriod({ period: kind, on, from, to }, today, kinds, usual),
    [kind, on, from, to, today, kinds, usual],
  );
  /** Leaves out the default kind. */
  const write = (next: Period) => {
    const address = writePeriod(next, today);
    return next.kind === usual ? { ...address, period: null } : address;
  };
  return {
    period,
    today,
    hrefOf: (next) => hrefWith(write(next)),
    hrefOfKind: (next) => {
      const { range } = period;
      if (next === 'custom') return hrefWith(write({ kind: next, range }));
      const day = isWithin(today, range) ? today : range.first;
      return hrefWith(write({ kind: next, range: rangeAround(next, day) }));
    },
    hrefOfNeighbour: (step) => hrefWith(write(neighbour(period, step))),
    change: (next) => change(write(next)),
  };
}
