import { useMemo } from 'react';
import type { Conflict } from '@/dashboard/calendar/conflicts';
import { changeOccurrence, changeSeries } from '@/dashboard/calendar/edits';
import type { Occurrence } from '@/dashboard/calendar/occurrences';
import { startsOn } from '@/dashboard/calendar/recurrence';
import { readerZone } from '@/dashboard/days/time-zone';
import type { CalendarEvent, OccurrenceOverride } from '@/dashboard/model/records/records';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import { factsOf, timesOfDraft, type EventDraft } from './editor/event-draft';
import { plannedConflicts } from './editor/planned-conflicts';

interface Plan {
  draft: EventDraft;
  /** Whether nothing is wrong with it. */
  isRight: boolean;
  /** Null for one that is not there yet. */
  occurrence: Occurrence | null;
  /** Whether only one of a series is changed. */
  asOne: boolean;
}

export interface PlannedEvent {
  /** As it would be kept, but for id and revision; null while something is wrong with it. */
  planned: CalendarEvent | null;
  /** What it would overlap with. */
  overlaps: readonly Conflict[];
  /** Occurrences that were changed by themselves and would not be part of the series any more. */
  orphans: readonly OccurrenceOverride[];
}

/** What saving a draft would make of the calendar: shown before it is done. */
export function usePlannedEvent({ draft, isRight, occurrence, asOne }: Plan): PlannedEvent {
  const { id: ownerId } = useMe();
  const events = useRecords('events');
  const timeZone = readerZone();
  const event = occurrence?.event ?? null;

  const planned = useMemo((): CalendarEvent | null => {
    if (!isRight) return null;
    if (asOne && occurrence) {
      const { title, place } = factsOf(draft, null);
      return changeOccurrence(occurrence.event, { on: occurrence.on, title, place, ...timesOfDraft(draft) });
    }
    const facts = factsOf(draft, event?.recurrence ?? null);
    if (event) return changeSeries(event, facts);
    return { id: 'new', revision: 0, ownerId, exceptions: [], overrides: [], uid: '', ...facts };
  }, [isRight, asOne, occurrence, event, draft, ownerId]);

  const overlaps = useMemo(() => {
    if (!planned) return [];
    const alone = { ...planned, ...timesOfDraft(draft), recurrence: null };
    return plannedConflicts(asOne ? alone : planned, events, timeZone);
  }, [planned, asOne, draft, events, timeZone]);

  const orphans = useMemo(() => {
    if (!planned || asOne || !planned.recurrence) return [];
    return planned.overrides.filter(({ on }) => !startsOn(planned, on));
  }, [planned, asOne]);

  return { planned, overlaps, orphans };
}
