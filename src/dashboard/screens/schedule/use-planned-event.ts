import { useMemo } from 'react';
import type { Conflict } from '@/dashboard/calendar/conflicts';
import { changeOccurrence, changeSeries } from '@/dashboard/calendar/edits';
import { startsOn } from '@/dashboard/calendar/recurrence';
import { readerZone } from '@/dashboard/days/time-zone';
import type { CalendarEvent, OccurrenceOverride } from '@/dashboard/model/records/records';
import { useTimeOff } from '@/dashboard/hooks/use-time-off';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import { factsOf, timesOfDraft, type EventDraft } from './editor/event-draft';
import { absencesOf, type Absence } from './editor/absences';
import { plannedConflicts } from './editor/planned-conflicts';

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

export interface PlannedEvent {
  /** The events that it would overlap with. */
  overlaps: readonly Conflict[];
  /** Occurrences with changes of their own that would no longer be part of the series. */
  orphans: readonly OccurrenceOverride[];
  /** The people who are on leave at that time. */
  absences: readonly Absence[];
}

/** The warnings about a draft, before it is saved. */
export function usePlannedEvent({ draft, isRight, event, on }: PlanOptions): PlannedEvent {
  const { id: ownerId } = useMe();
  const events = useRecords('events');
  const off = useTimeOff();
  const timeZone = readerZone();

  const planned = useMemo(
    () => (isRight ? planEvent(draft, { event, on, ownerId }) : null),
    [isRight, draft, event, on, ownerId],
  );

  const overlaps = useMemo(() => {
    if (!planned) return [];
    const alone = { ...planned, ...timesOfDraft(draft), recurrence: null };
    return plannedConflicts(on === null ? planned : alone, events, timeZone);
  }, [planned, on, draft, events, timeZone]);

  const absences = useMemo(() => {
    if (!planned) return [];
    const alone = { ...planned, ...timesOfDraft(draft), recurrence: null };
    return absencesOf(on === null ? planned : alone, off, timeZone);
  }, [planned, on, draft, off, timeZone]);

  const orphans = useMemo(() => {
    if (!planned?.recurrence || on !== null) return [];
    return planned.overrides.filter(({ on: start }) => !startsOn(planned, start));
  }, [planned, on]);

  return { overlaps, orphans, absences };
}
