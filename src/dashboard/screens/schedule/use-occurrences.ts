import { startTransition, useEffect, useMemo, useState } from 'react';
import {
  occurrencesIn,
  occurrencesInSteps,
  type CalendarRange,
  type Occurrence,
} from '@/dashboard/calendar/occurrences';
import type { CalendarEvent } from '@/dashboard/model/records/records';
import { inSlices } from '@/platform/in-slices';

/** Number of events expanded with the first render of a calendar. In the sample nobody has more than nine. */
export const maxAtOnce = 100;

interface Expansion {
  events: readonly CalendarEvent[];
  first: string;
  last: string;
  timeZone: string;
  occurrences: readonly Occurrence[];
}

/**
 * Returns the occurrences of a range. A calendar with thousands of events opens in slices, as all of them with their
 * drawing would block the page for half a second on a slow machine. Once it is open, a change is expanded at once: no
 * placeholder replaces the calendar.
 * @returns null until a large calendar has its first occurrences
 */
export function useOccurrences(
  events: readonly CalendarEvent[],
  { first, last, timeZone }: CalendarRange,
): readonly Occurrence[] | null {
  const [opening, setOpening] = useState<Expansion | null>(null);
  const [isLarge] = useState(events.length > maxAtOnce);
  const waits = isLarge && opening === null;

  useEffect(() => {
    if (!waits) return;
    const leaving = new AbortController();
    const open = async () => {
      const work = occurrencesInSteps(events, { first, last, timeZone });
      const occurrences = await inSlices(work, leaving.signal);
      // A transition is drawn in slices too.
      startTransition(() => setOpening({ events, first, last, timeZone, occurrences }));
    };
    open().catch((error: unknown) => {
      if (!leaving.signal.aborted) throw error;
    });
    return () => leaving.abort();
  }, [waits, events, first, last, timeZone]);

  return useMemo(() => {
    if (waits) return null;
    const isOpening =
      opening?.events === events &&
      opening.first === first &&
      opening.last === last &&
      opening.timeZone === timeZone;
    return isOpening ? opening.occurrences : occurrencesIn(events, { first, last, timeZone });
  }, [waits, opening, events, first, last, timeZone]);
}
