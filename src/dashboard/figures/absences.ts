import { occurrencesIn, peopleOf } from '@/dashboard/calendar/occurrences';
import { addDays, daysOf } from '@/dashboard/days/days';
import { dayOf, timeOf } from '@/dashboard/days/zones';
import { holidaysByDay, type TimeOff } from '@/dashboard/figures/time-off';
import { isOnLeave, midday } from '@/dashboard/figures/time-off-on';
import type { CalendarEvent, Holiday } from '@/dashboard/model/records/records';

export interface Absence {
  personId: string;
  /** The first day of the event on which the person is on leave. */
  day: string;
}

/** Limits of the comparison with leave, in days: ahead for a series, and within a long event. */
const horizon = 366;
const longest = 31;

/** A part of a day, with times such as `09:30`. */
interface DayPart {
  day: string;
  from: string;
  to: string;
}

const dayStart = '00:00';
const dayEnd = '24:00';

/** Days of an event with its times on them, each occurrence by itself, the first one first. */
function partsOf(planned: CalendarEvent, timeZone: string): DayPart[][] {
  const first = addDays(dayOf(planned.startsAt), -1);
  const last = addDays(
    dayOf(planned.recurrence ? planned.startsAt : planned.endsAt),
    planned.recurrence ? horizon : 1,
  );
  return occurrencesIn([planned], { first, last, timeZone }).map(
    ({ firstDay, lastDay, from, to, allDay }) => {
      const cut = addDays(firstDay, longest);
      return daysOf({ first: firstDay, last: lastDay < cut ? lastDay : cut }).map((day) => ({
        day,
        from: !allDay && day === dayOf(from) ? timeOf(from) : dayStart,
        to: !allDay && day === dayOf(to) ? timeOf(to) : dayEnd,
      }));
    },
  );
}

/** The people of a planned event who are on leave at that time. */
export function absencesOf(planned: CalendarEvent, off: TimeOff, timeZone: string): Absence[] {
  const parts = partsOf(planned, timeZone).flat();
  return peopleOf(planned).flatMap((personId) => {
    const part = parts.find((one) => isOnLeave(off, personId, one));
    return part ? { personId, day: part.day } : [];
  });
}

/**
 * The public holidays at the time of a planned event. Of a series only those of its first occurrence: within a year most
 * series fall on a holiday, and a warning about each of them would not be read.
 */
export function holidaysDuring(
  planned: CalendarEvent,
  { holidays }: Pick<TimeOff, 'holidays'>,
  timeZone: string,
): Holiday[] {
  const byDay = holidaysByDay(holidays);
  return (partsOf(planned, timeZone)[0] ?? []).flatMap(({ day, from, to }) => {
    const holiday = byDay.get(day);
    return holiday && !(holiday.half && from < midday && to <= midday) ? holiday : [];
  });
}
