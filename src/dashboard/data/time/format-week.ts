import { addDays, weekdayOf } from '../figures/week';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const longWeekday = (day: string) => weekdays[weekdayOf(day) - 1]!;
const longMonth = (day: string) => months[Number(day.slice(5, 7)) - 1]!;
const dayOfMonth = (day: string) => Number(day.slice(8));

/** `2026-11-17` is 'Tue'. */
export const weekdayName = (day: string) => longWeekday(day).slice(0, 3);
/** `2026-11-17` is 'Tuesday 17 November'. */
export const longDay = (day: string) => `${longWeekday(day)} ${dayOfMonth(day)} ${longMonth(day)}`;
/** `2026-11-17` is '17 Nov'. */
export const dayAndMonth = (day: string) => `${dayOfMonth(day)} ${longMonth(day).slice(0, 3)}`;
/** `2026-11-17` is 'Tue 17 Nov'. */
export const shortDay = (day: string) => `${weekdayName(day)} ${dayAndMonth(day)}`;

/** A week from Monday to Sunday: `2026-11-16` is '16 to 22 Nov 2026'. */
export function formatWeek(monday: string): string {
  const sunday = addDays(monday, 6);
  const year = monday.slice(0, 4);
  const first =
    monday.slice(0, 7) === sunday.slice(0, 7)
      ? String(dayOfMonth(monday))
      : dayAndMonth(monday) + (year === sunday.slice(0, 4) ? '' : ` ${year}`);
  return `${first} to ${dayAndMonth(sunday)} ${sunday.slice(0, 4)}`;
}
