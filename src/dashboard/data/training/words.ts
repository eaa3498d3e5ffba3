import { localTime } from '../figures/local-time';
import { daysBetween } from '../figures/week';

/** Whole minutes as a span in words: 90 is '1 h 30 min'. */
export function spanWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** `1 lesson`, `2 lessons`. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

const day = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', ...options });
const shortDay = day({});
const longDay = day({ year: 'numeric' });
const weekday = day({ weekday: 'short' });

const dateOf = (local: string) => new Date(`${local.slice(0, 10)}T00:00:00Z`);

/** An ISO date in few words: '20 Nov', with the year where it is not today's. */
export const dayWords = (date: string, today: string): string =>
  (date.slice(0, 4) === today.slice(0, 4) ? shortDay : longDay).format(dateOf(date));

/** A local time in few words: 'Fri 20 Nov, 15:00'. */
export const timeWords = (local: string): string =>
  `${weekday.format(dateOf(local)).replace(',', '')}, ${local.slice(11, 16)}`;

/** How far away the day of an ISO date or a local time is: 'today', 'tomorrow', 'in 5 days', '2 days ago'. */
export function distanceWords(local: string, today: string): string {
  const days = daysBetween(today, local.slice(0, 10));
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}

/** An instant in few words, by the agency's clocks: '16 Nov, 14:05'. */
export function momentWords(at: string, { timeZone, today }: { timeZone: string; today: string }): string {
  const local = localTime(new Date(at), timeZone);
  return `${dayWords(local, today)}, ${local.slice(11)}`;
}
