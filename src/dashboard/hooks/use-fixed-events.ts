import { useMemo } from 'react';
import { daysOffEvents, meetingEvents } from '@/dashboard/calendar/fixed-events';
import type { CalendarEvent } from '@/dashboard/model/records/records';
import { usePersonName } from './use-person-name';
import { useTimeZone } from './use-time-zone';
import { useMe, useRecords } from './use-workspace';

/** The days off of the signed-in person, for the calendar. */
export function useDaysOff(): readonly CalendarEvent[] {
  const { id } = useMe();
  const leave = useRecords('leave');
  const leaveKinds = useRecords('leaveKinds');
  const holidays = useRecords('holidays');
  return useMemo(() => daysOffEvents({ leave, leaveKinds, holidays }, id), [leave, leaveKinds, holidays, id]);
}

/** All meetings of interns and mentors that the signed-in person may see, as events. */
export function useMeetingEvents(): readonly CalendarEvent[] {
  const { id: personId } = useMe();
  const meetings = useRecords('meetings');
  const nameOf = usePersonName();
  const timeZone = useTimeZone();
  return useMemo(
    () => meetingEvents(meetings, { personId, nameOf, timeZone }),
    [meetings, personId, nameOf, timeZone],
  );
}
