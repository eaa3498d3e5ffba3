import type { Occurrence } from '@/dashboard/calendar/occurrences';
import { yearOf } from '@/dashboard/days/days';
import { dayOf, timeOf } from '@/dashboard/days/zones';
import { localTime } from '@/dashboard/days/local-time';
import { knownZone, placeOfZone } from '@/dashboard/days/time-zone';
import { dayWithYear, monthAndYear, shortDay } from '@/dashboard/words/day';
import { weekName } from '@/dashboard/words/range';
import type { CalendarView } from './calendar-days';

/** Title of a view: 'November 2026', '16 to 22 Nov 2026', 'From 18 Nov 2026'. */
export function titleOfView(view: CalendarView, day: string): string {
  if (view === 'month') return monthAndYear(day);
  return view === 'agenda' ? `From ${dayWithYear(day)}` : weekName(day);
}

/** Local times of an occurrence: '09:00 to 10:00', 'All day', 'Wed 18 Nov 22:00 to Thu 19 Nov 02:00'. */
export function timesOf({ allDay, firstDay, lastDay, from, to, start, end }: Occurrence): string {
  if (allDay) return firstDay === lastDay ? 'All day' : `${shortDay(firstDay)} to ${shortDay(lastDay)}`;
  if (start === end) return timeOf(from);
  if (firstDay === lastDay) return `${timeOf(from)} to ${timeOf(to)}`;
  return `${shortDay(firstDay)} ${timeOf(from)} to ${shortDay(dayOf(to))} ${timeOf(to)}`;
}

/** Days and local times of an occurrence: 'Wed 18 Nov, 09:00 to 10:00'. A day of another year than today's has its year. */
export function whenOf(occurrence: Occurrence, today: string): string {
  const { allDay, firstDay, lastDay } = occurrence;
  const year = yearOf(firstDay) === yearOf(today) ? '' : ` ${yearOf(firstDay)}`;
  if (firstDay !== lastDay) return timesOf(occurrence) + year;
  return `${shortDay(firstDay)}${year}, ${allDay ? 'all day' : timesOf(occurrence)}`;
}

/**
 * The start in the event's time zone: '15:00 in New York'. Empty if it equals the local start. If the browser
 * does not know the zone, the text names the fallback zone.
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
 * Describes an occurrence in one line for screen readers. It starts with the visible text in the same order,
 * so that voice control works.
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

/** The time before an occurrence's title on a day. Empty for all-day occurrences and after the first day. */
export const shownTimeOf = ({ allDay, firstDay, from }: Occurrence, day: string): string =>
  !allDay && firstDay === day ? timeOf(from) : '';
