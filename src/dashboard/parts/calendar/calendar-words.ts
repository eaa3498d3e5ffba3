import type { Occurrence } from '@/dashboard/calendar/occurrences';
import { dayOf, timeOf } from '@/dashboard/days/zones';
import { localTime } from '@/dashboard/days/local-time';
import { knownZone, placeOfZone } from '@/dashboard/days/time-zone';
import { dayWithYear, monthAndYear, shortDay } from '@/dashboard/words/day';
import { weekName } from '@/dashboard/words/range';
import type { CalendarView } from './calendar-days';

/** What a view is about: 'November 2026', '16 to 22 Nov 2026', 'From 18 Nov 2026'. */
export function titleOfView(view: CalendarView, day: string): string {
  if (view === 'month') return monthAndYear(day);
  return view === 'agenda' ? `From ${dayWithYear(day)}` : weekName(day);
}

/** When an occurrence takes place on the visitor's clock: '09:00 to 10:00', 'All day', 'Wed 18 Nov 22:00 to Thu 19 Nov 02:00'. */
export function timesOf({ allDay, firstDay, lastDay, from, to, start, end }: Occurrence): string {
  if (allDay) return firstDay === lastDay ? 'All day' : `${shortDay(firstDay)} to ${shortDay(lastDay)}`;
  if (start === end) return timeOf(from);
  if (firstDay === lastDay) return `${timeOf(from)} to ${timeOf(to)}`;
  return `${shortDay(firstDay)} ${timeOf(from)} to ${shortDay(dayOf(to))} ${timeOf(to)}`;
}

/** The day or days with the times: 'Wed 18 Nov, 09:00 to 10:00'. */
export function whenOf(occurrence: Occurrence): string {
  const { allDay, firstDay, lastDay } = occurrence;
  if (firstDay !== lastDay) return timesOf(occurrence);
  return `${shortDay(firstDay)}, ${allDay ? 'all day' : timesOf(occurrence)}`;
}

/**
 * The times on the event's own clock, where that shows others than the visitor's: '15:00 in New York'. Empty where both
 * agree, whatever their zones are called. A zone that this browser does not know is named with the one in its place.
 */
export function elsewhereOf({ allDay, event, start, from }: Occurrence): string {
  if (allDay) return '';
  const zone = knownZone(event.timeZone);
  if (zone !== event.timeZone)
    return `this browser does not know the time zone “${event.timeZone}”, so ${placeOfZone(zone)} is used`;
  const there = localTime(start, event.timeZone);
  if (there === from) return '';
  const day = dayOf(there) === dayOf(from) ? '' : ` on ${shortDay(dayOf(there))}`;
  return `${timeOf(there)} in ${placeOfZone(event.timeZone)}${day}`;
}

/**
 * Everything about an occurrence in one line, for screen readers. It begins with what is seen of it on a day, in that order:
 * who speaks to the computer says what they see.
 */
export function spokenOf(occurrence: Occurrence, day: string): string {
  const { title, place, event, allDay, firstDay, lastDay, to, start, end } = occurrence;
  const isInstant = !allDay && start === end;
  const isWithinDay = !allDay && firstDay === lastDay;
  const parts = [
    [shownTimeOf(occurrence, day), title].filter(Boolean).join(' '),
    place,
    isInstant ? '' : isWithinDay ? `until ${timeOf(to)}` : timesOf(occurrence),
    elsewhereOf(occurrence),
    event.recurrence ? 'repeats' : '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** The time that stands before an occurrence on a day; empty for a whole day, and on the days after its first. */
export const shownTimeOf = ({ allDay, firstDay, from }: Occurrence, day: string): string =>
  !allDay && firstDay === day ? timeOf(from) : '';
