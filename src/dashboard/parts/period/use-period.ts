import { useMemo } from 'react';
import { isWithin } from '@/dashboard/days/day-range';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { type Period, type PeriodKind, neighbour, rangeAround } from '@/dashboard/days/period';
import { periodParams, readPeriod, writePeriod } from './period-address';
import { useToday } from '@/dashboard/hooks/use-today';

export interface PeriodState {
  period: Period;
  /** ISO date of the agency's present. */
  today: string;
  /** The address of this screen for another period; whatever else it says stays. */
  hrefOf: (period: Period) => string;
  /** The address for the period of another kind around the same days. */
  hrefOfKind: (kind: PeriodKind) => string;
  /** The address for the period before or after this one. */
  hrefOfNeighbour: (step: 1 | -1) => string;
  change: (period: Period) => void;
}

/**
 * The period that a screen shows, as its address says it.
 * @param kinds - those that the screen offers: the same array always
 * @param usual - the one where the address says nothing
 */
export function usePeriod(kinds: readonly PeriodKind[], usual: Exclude<PeriodKind, 'custom'>): PeriodState {
  const today = useToday();
  const { values, hrefWith, change } = useSearchParams(periodParams);
  const { period: kind, on, from, to } = values;
  const period = useMemo(
    () => readPeriod({ period: kind, on, from, to }, today, kinds, usual),
    [kind, on, from, to, today, kinds, usual],
  );
  /** The default is left out. */
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
