import { useMemo } from 'react';
import type { OccurrenceConflict } from '@/dashboard/calendar/conflicts';
import { plannedConflicts } from '@/dashboard/calendar/planned-conflicts';
import { readerZone } from '@/dashboard/days/time-zone';
import { absencesOf, holidaysDuring, type Absence } from '@/dashboard/figures/absences';
import type { CalendarEvent, Holiday } from '@/dashboard/model/records/records';
import { useMeetingEvents } from './use-fixed-events';
import { useTimeOff } from './use-time-off';
import { useRecords } from './use-workspace';

export interface Overlaps {
  /** The events and meetings that it would overlap with. */
  overlaps: readonly OccurrenceConflict[];
  /** The people who are on leave at that time. */
  absences: readonly Absence[];
  /** The public holidays at that time. */
  holidays: readonly Holiday[];
}

/** Whether there is anything to warn of. */
export const isWarned = ({ overlaps, absences, holidays }: Overlaps): boolean =>
  overlaps.length + absences.length + holidays.length > 0;

const none: Overlaps = { overlaps: [], absences: [], holidays: [] };

/** Returns the public holidays, and the overlaps and absences of all people of an event that is being planned. */
export function useOverlaps(planned: CalendarEvent | null): Overlaps {
  const events = useRecords('events');
  const meetings = useMeetingEvents();
  const off = useTimeOff();
  const timeZone = readerZone();
  return useMemo(
    () =>
      planned
        ? {
            overlaps: plannedConflicts(planned, [...events, ...meetings], timeZone),
            absences: absencesOf(planned, off, timeZone),
            holidays: holidaysDuring(planned, off, timeZone),
          }
        : none,
    [planned, events, meetings, off, timeZone],
  );
}
