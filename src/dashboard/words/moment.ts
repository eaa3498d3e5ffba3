import { daysBetween, weekStart } from '@/dashboard/days/days';
import { aDay, localTime, minute } from '@/dashboard/days/local-time';
import { readerZone } from '@/dashboard/days/time-zone';
import { counted } from './count';
import { dayAndMonth, dayAsOf, fullDay, shortDay, shortWeekday } from './day';

/** Formats a local time: 'Fri 20 Nov, 15:00'. */
export const dayAndTime = (local: string): string => `${shortDay(local)}, ${local.slice(11, 16)}`;

/** Formats an instant in a time zone: '16 Nov, 14:05'. */
export function momentAsOf(at: string, { timeZone, today }: { timeZone: string; today: string }): string {
  const local = localTime(new Date(at), timeZone);
  return `${dayAsOf(local, today)}, ${local.slice(11)}`;
}

/** Formats an instant in a time zone in full: 'Wednesday 18 November 2026, 10:00'. */
export function fullMoment(at: string, timeZone: string): string {
  const local = localTime(new Date(at), timeZone);
  return `${fullDay(local)}, ${local.slice(11)}`;
}

/** Distance of an ISO date or local time from today: 'today', 'tomorrow', 'in 5 days', '2 days ago'. */
export function relativeDay(local: string, today: string): string {
  const days = daysBetween(today, local.slice(0, 10));
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}

/** Short due date: 'Today', 'Tomorrow', 'Fri', '4 Dec', '2 days late', '4 Dec 2027'. */
export function dueWords(dueOn: string, today: string): string {
  const days = daysBetween(today, dueOn);
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days < 0 && days > -15) return `${counted(-days, 'day')} late`;
  if (days > 0 && weekStart(dueOn) === weekStart(today)) return shortWeekday(dueOn);
  return dayAsOf(dueOn, today);
}

const hour = 60 * minute;

/** Age of an instant: `12 min`, `2 h`, `1 d`. After four weeks, its date in the reader's time zone. */
export function ageOf(at: string, now: Date): string {
  const age = now.getTime() - Date.parse(at);
  if (!(age >= minute)) return 'now';
  if (age < hour) return `${Math.floor(age / minute)} min`;
  if (age < aDay) return `${Math.floor(age / hour)} h`;
  if (age < 28 * aDay) return `${Math.floor(age / aDay)} d`;
  return dayAndMonth(localTime(new Date(at), readerZone()));
}

const units = { min: 'minute', h: 'hour', d: 'day' } as const;

/** Text of an age for screen readers: `12 minutes ago`. */
export function spokenAge(age: string): string {
  const [count, unit] = age.split(' ') as [string, string?];
  const word = unit && units[unit as keyof typeof units];
  if (!word) return age === 'now' ? 'just now' : age;
  return `${counted(Number(count), word)} ago`;
}
