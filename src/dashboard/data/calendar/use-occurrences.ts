import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CalendarEvent } from '../records';
import {
  needsExpansion,
  occurrencesIn,
  type CalendarRange,
  type Expand,
  type Occurrence,
} from './occurrences';

/** Fetched once for all screens, and again after a failure. */
let loaded: Expand | null = null;
let loading: Promise<Expand> | null = null;

/** The code that places repeated events (about 45 kB, compressed), or the same promise while it is on its way. */
export function loadExpand(): Promise<Expand> {
  loading ??= import('./recurrence').then(
    ({ expandRule }) => (loaded = expandRule),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

export type ExpandStatus = 'ready' | 'loading' | 'failed';

export interface ExpandState {
  /** Null while it is not there, or where nothing repeats. */
  expand: Expand | null;
  /** `ready` also where nothing repeats and so nothing was fetched. */
  status: ExpandStatus;
  /** Tries again after a failure. */
  retry: () => void;
}

/** What places repeated events, fetched as soon as one of them repeats. */
export function useExpand(events: readonly CalendarEvent[], load = loadExpand): ExpandState {
  const needed = useMemo(() => needsExpansion(events), [events]);
  const [expand, setExpand] = useState<Expand | null>(() => loaded);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!needed || expand) return;
    let wanted = true;
    load().then(
      (found) => wanted && setExpand(() => found),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [needed, expand, attempt, load]);

  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  const status = !needed || expand ? 'ready' : failed ? 'failed' : 'loading';
  return { expand, status, retry };
}

export interface OccurrencesState extends Omit<ExpandState, 'expand'> {
  occurrences: readonly Occurrence[];
}

/** Every time that events take place on the days of a range; those that repeat join as soon as their code is there. */
export function useOccurrences(
  events: readonly CalendarEvent[],
  { first, last, timeZone }: CalendarRange,
): OccurrencesState {
  const { expand, status, retry } = useExpand(events);
  const occurrences = useMemo(
    () => occurrencesIn(events, { first, last, timeZone }, expand),
    [events, first, last, timeZone, expand],
  );
  return { occurrences, status, retry };
}
