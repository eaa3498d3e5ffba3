import { weekdayOf } from './figures/week';

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

// Days are ISO dates. They are named in English, as the portal is.
const longWeekday = (day: string) => weekdays[weekdayOf(day) - 1]!;
const longMonth = (day: string) => months[Number(day.slice(5, 7)) - 1]!;

/** `2026-11-07` is 7. */
export const dayOfMonth = (day: string) => Number(day.slice(8));

/** `2026-11-17` is 'Tue'. */
export const weekdayName = (day: string) => longWeekday(day).slice(0, 3);
/** `2026-11-17` is 'Tuesday 17 November'. */
export const longDay = (day: string) => `${longWeekday(day)} ${dayOfMonth(day)} ${longMonth(day)}`;
/** `2026-11-17` is '17 Nov'. */
export const dayAndMonth = (day: string) => `${dayOfMonth(day)} ${longMonth(day).slice(0, 3)}`;
/** `2026-11-17` is 'Tue 17 Nov'. */
export const shortDay = (day: string) => `${weekdayName(day)} ${dayAndMonth(day)}`;
/** `2026-11-17` is '17 Nov 2026'. */
export const dayWithYear = (day: string) => `${dayAndMonth(day)} ${day.slice(0, 4)}`;

/** `2026-11` or a day of it is 'November 2026'. */
export const monthName = (day: string) => `${longMonth(day)} ${day.slice(0, 4)}`;
/** `2026-11-17` is 'Nov'. */
export const shortMonth = (day: string) => longMonth(day).slice(0, 3);
