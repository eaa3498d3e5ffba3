import type { Occurrence } from '../../data/calendar/occurrences';
import { dayOf, localOf, placeOfZone, timeOf } from '../../data/calendar/zones';
import { daysInView, type CalendarView } from './calendar-days';

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (day: string) => formatter.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
};

/** 'Wednesday 18 November' */
export const longDay = format({ weekday: 'long', day: 'numeric', month: 'long' });
/** 'Wednesday 18 November 2026' */
export const fullDay = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** 'Wed 18 Nov' */
export const shortDay = format({ weekday: 'short', day: 'numeric', month: 'short' });
/** 'Wed' */
export const weekdayWord = format({ weekday: 'short' });
/** 'Wednesday' */
export const weekdayLong = format({ weekday: 'long' });
/** '18 Nov' */
export const dayAndMonth = format({ day: 'numeric', month: 'short' });
/** 'November 2026' */
export const monthAndYear = format({ month: 'long', year: 'numeric' });

/** What a view is about: 'November 2026', '16 Nov to 22 Nov 2026', 'From 18 Nov 2026'. */
export function titleOfView(view: CalendarView, day: string): string {
  if (view === 'month') return monthAndYear(day);
  if (view === 'agenda') return `From ${dayAndMonth(day)} ${day.slice(0, 4)}`;
  const { first, last } = daysInView('week', day);
  return `${dayAndMonth(first)} to ${dayAndMonth(last)} ${last.slice(0, 4)}`;
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
 * agree, whatever their zones are called.
 */
export function elsewhereOf({ allDay, event, start, from }: Occurrence): string {
  if (allDay) return '';
  const there = localOf(start, event.timeZone);
  if (there === from) return '';
  const day = dayOf(there) === dayOf(from) ? '' : ` on ${shortDay(dayOf(there))}`;
  return `${timeOf(there)} in ${placeOfZone(event.timeZone)}${day}`;
}

/** Everything about an occurrence in one line, for who hears it. */
export function spokenOf(occurrence: Occurrence): string {
  const { title, place, event } = occurrence;
  const parts = [
    title,
    timesOf(occurrence),
    place,
    elsewhereOf(occurrence),
    event.recurrence ? 'repeats' : '',
  ];
  return parts.filter(Boolean).join(', ');
}
