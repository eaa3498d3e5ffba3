import { useMemo } from 'react';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import type { CalendarEvent, Holiday, Leave, LeaveKind } from '@/dashboard/model/records/records';
import { kindNames } from '@/dashboard/words/leave';

const prefix = 'day-off:';

/** Whether an event of the calendar is a leave or a public holiday, which cannot be edited there. */
export const isDayOff = ({ id }: Pick<CalendarEvent, 'id'>): boolean => id.startsWith(prefix);

interface DaysOff {
  leave: readonly Leave[];
  leaveKinds: readonly LeaveKind[];
  holidays: readonly Holiday[];
}

/** A person's approved leave and the public holidays, as events of whole days. */
function daysOffEvents({ leave, leaveKinds, holidays }: DaysOff, personId: string): CalendarEvent[] {
  const kindOf = kindNames(leaveKinds);
  const event = (id: string, title: string, first: string, last: string): CalendarEvent => ({
    id: `${prefix}${id}`,
    revision: 0,
    ownerId: personId,
    attendeeIds: [],
    title,
    place: '',
    notes: '',
    allDay: true,
    startsAt: `${first}T00:00`,
    endsAt: `${last}T00:00`,
    timeZone: 'UTC',
    recurrence: null,
    exceptions: [],
    overrides: [],
    uid: '',
  });
  return [
    ...leave
      .filter((one) => one.personId === personId && one.status === 'approved')
      .map(({ id, kindId, firstDay, lastDay, startsHalf, endsHalf }) => {
        const part = firstDay !== lastDay ? '' : startsHalf ? ', afternoon' : endsHalf ? ', morning' : '';
        return event(id, `On leave: ${kindOf(kindId)}${part}`, firstDay, lastDay);
      }),
    ...holidays.map(({ id, name, day, half }) => event(id, half ? `${name}, from midday` : name, day, day)),
  ];
}

/** A person's days off for the calendar. */
export function useDaysOff(personId: string): readonly CalendarEvent[] {
  const leave = useRecords('leave');
  const leaveKinds = useRecords('leaveKinds');
  const holidays = useRecords('holidays');
  return useMemo(
    () => daysOffEvents({ leave, leaveKinds, holidays }, personId),
    [leave, leaveKinds, holidays, personId],
  );
}
