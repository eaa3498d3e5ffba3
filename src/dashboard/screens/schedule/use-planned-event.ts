import { useMemo } from 'react';
import { changeOccurrence, changeSeries } from '@/dashboard/calendar/edits';
import { startsOn } from '@/dashboard/calendar/recurrence';
import type { CalendarEvent, OccurrenceOverride } from '@/dashboard/model/records/records';
import { useOverlaps, type Overlaps } from '@/dashboard/hooks/use-overlaps';
import { useMe } from '@/dashboard/hooks/use-workspace';
import { factsOf, timesOfDraft, type EventDraft } from './editor/event-draft';

interface EventTarget {
  /** Null for a new event. */
  event: CalendarEvent | null;
  /** The start of the edited occurrence, as its series gives it; null for all of an event. */
  on: string | null;
}

/** The event that a draft without errors makes. A new one still needs its id and uid. */
export function planEvent(
  draft: EventDraft,
  { event, on, ownerId }: EventTarget & { ownerId: string },
): CalendarEvent {
  if (event && on !== null) {
    const { title, place } = factsOf(draft, null);
    return changeOccurrence(event, { on, title, place, ...timesOfDraft(draft) });
  }
  const facts = factsOf(draft, event?.recurrence ?? null);
  if (event) return changeSeries(event, facts);
  return { id: 'new', revision: 0, ownerId, exceptions: [], overrides: [], uid: '', ...facts };
}

interface PlanOptions extends EventTarget {
  draft: EventDraft;
  /** Whether the draft has no errors. */
  isRight: boolean;
}

export interface PlannedEvent extends Overlaps {
  /** Occurrences with changes of their own that would no longer be part of the series. */
  orphans: readonly OccurrenceOverride[];
}

/** The warnings about a draft, before it is saved. */
export function usePlannedEvent({ draft, isRight, event, on }: PlanOptions): PlannedEvent {
  const { id: ownerId } = useMe();

  const planned = useMemo(
    () => (isRight ? planEvent(draft, { event, on, ownerId }) : null),
    [isRight, draft, event, on, ownerId],
  );

  const compared = useMemo(
    () => planned && (on === null ? planned : { ...planned, ...timesOfDraft(draft), recurrence: null }),
    [planned, on, draft],
  );
  const warnings = useOverlaps(compared);

  const orphans = useMemo(() => {
    if (!planned?.recurrence || on !== null) return [];
    return planned.overrides.filter(({ on: start }) => !startsOn(planned, start));
  }, [planned, on]);

  return { ...warnings, orphans };
}
