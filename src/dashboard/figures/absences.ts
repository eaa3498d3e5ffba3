import { occurrencesIn, peopleOf } from '@/dashboard/calendar/occurrences';
import { addDays, daysOf } from '@/dashboard/days/days';
import { dayOf, timeOf } from '@/dashboard/days/zones';
import { isOnLeave, type TimeOff } from '@/dashboard/figures/time-off';
import type { CalendarEvent } from '@/dashboard/model/records/records';

export interface Absence {
  personId: string;
  /** The first day of the event on which the person is on leave. */
  day: string;
}

/** Limits of the comparison with leave, in days: ahead for a series, and within a long event. */
const horizon = 366;
const longest = 31;

const dayStart = '00:00';
const dayEnd = '24:00';

/** The people of a planned event who are on leave at that time. */
export function absencesOf(planned: CalendarEvent, off: TimeOff, timeZone: string): Absence[] {
  const first = addDays(dayOf(planned.startsAt), -1);
  const last = addDays(
    dayOf(planned.recurrence ? planned.startsAt : planned.endsAt),
    planned.recurrence ? horizon : 1,
  );
  const parts = occurrencesIn([planned], { first, last, timeZone }).flatMap(
    ({ firstDay, lastDay, from, to, allDay }) => {
      const cut = addDays(firstDay, longest);
      return daysOf({ first: firstDay, last: lastDay < cut ? lastDay : cut }).map((day) => ({
        day,
        from: !allDay && day === dayOf(from) ? timeOf(from) : dayStart,
        to: !allDay && day === dayOf(to) ? timeOf(to) : dayEnd,
      }));
    },
  );
  return peopleOf(planned).flatMap((personId) => {
    const part = parts.find((one) => isOnLeave(off, personId, one));
    return part ? { personId, day: part.day } : [];
  });
}
