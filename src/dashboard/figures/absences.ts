import { occurrencesIn, peopleOf } from '@/dashboard/calendar/occurrences';
import { addDays, daysOf } from '@/dashboard/days/days';
import { dayOf } from '@/dashboard/days/zones';
import { isOnLeave, type TimeOff } from '@/dashboard/figures/time-off';
import type { CalendarEvent } from '@/dashboard/model/records/records';

export interface Absence {
  personId: string;
  /** The first day of the event on which the person is on leave. */
  day: string;
}

/** How far ahead a series is compared with leave, and how much of a long event, in days. */
const horizon = 366;
const longest = 31;

/** The people of a planned event who are on leave at that time. */
export function absencesOf(planned: CalendarEvent, off: TimeOff, timeZone: string): Absence[] {
  const first = addDays(dayOf(planned.startsAt), -1);
  const last = addDays(
    dayOf(planned.recurrence ? planned.startsAt : planned.endsAt),
    planned.recurrence ? horizon : 1,
  );
  const days = new Set(
    occurrencesIn([planned], { first, last, timeZone }).flatMap(({ firstDay, lastDay }) => {
      const cut = addDays(firstDay, longest);
      return daysOf({ first: firstDay, last: lastDay < cut ? lastDay : cut });
    }),
  );
  return peopleOf(planned).flatMap((personId) => {
    for (const day of days) if (isOnLeave(off, personId, day)) return { personId, day };
    return [];
  });
}
