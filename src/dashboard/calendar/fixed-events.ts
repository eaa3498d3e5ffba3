import { minute } from '@/dashboard/days/local-time';
import { laterOnClock } from '@/dashboard/days/zones';
import type { CalendarEvent, Holiday, Leave, LeaveKind, Meeting } from '@/dashboard/model/records/records';
import { kindNames } from '@/dashboard/words/leave';

const dayOff = 'day-off:';
const meeting = 'meeting:';

/** Whether an event of the calendar is a leave or a public holiday, which are changed on the Leave screen. */
export const isDayOff = ({ id }: Pick<CalendarEvent, 'id'>): boolean => id.startsWith(dayOff);

/** Returns the id of the meeting with an intern that an event of the calendar represents, or null. */
export const meetingIdOf = ({ id }: Pick<CalendarEvent, 'id'>): string | null =>
  id.startsWith(meeting) ? id.slice(meeting.length) : null;

/** Whether an event of the calendar represents another record, which has a screen of its own. */
export const isFixed = (event: Pick<CalendarEvent, 'id'>): boolean =>
  isDayOff(event) || meetingIdOf(event) !== null;

type Fixed = Pick<CalendarEvent, 'id' | 'ownerId' | 'title' | 'startsAt' | 'endsAt'> & Partial<CalendarEvent>;

const fixed = (event: Fixed): CalendarEvent => ({
  revision: 0,
  attendeeIds: [],
  place: '',
  notes: '',
  allDay: false,
  timeZone: 'UTC',
  recurrence: null,
  exceptions: [],
  overrides: [],
  uid: '',
  ...event,
});

interface DaysOff {
  leave: readonly Leave[];
  leaveKinds: readonly LeaveKind[];
  holidays: readonly Holiday[];
}

/** A person's approved leave and the public holidays, as events of whole days. */
export function daysOffEvents({ leave, leaveKinds, holidays }: DaysOff, personId: string): CalendarEvent[] {
  const kindOf = kindNames(leaveKinds);
  const event = (id: string, title: string, first: string, last: string): CalendarEvent =>
    fixed({
      id: dayOff + id,
      ownerId: personId,
      title,
      allDay: true,
      startsAt: `${first}T00:00`,
      endsAt: `${last}T00:00`,
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

interface MeetingOptions {
  /** The signed-in person. */
  personId: string;
  nameOf: (id: string) => string;
  /** The agency's, in which meetings are planned. */
  timeZone: string;
}

/** Meetings of interns and mentors as events, in which the mentor takes part. */
export const meetingEvents = (
  meetings: readonly Meeting[],
  { personId, nameOf, timeZone }: MeetingOptions,
): CalendarEvent[] =>
  meetings.map(({ id, internId, mentorId, startsAt, minutes }) =>
    fixed({
      id: meeting + id,
      ownerId: internId,
      attendeeIds: [mentorId],
      title: mentorId === personId ? `Meeting with ${nameOf(internId)}` : 'Mentor meeting',
      startsAt,
      endsAt: laterOnClock(startsAt, minutes * minute),
      timeZone,
    }),
  );
