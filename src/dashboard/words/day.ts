import { weekdayOf } from '@/dashboard/days/days';

// Days are ISO dates. Their names are always English, independent of the browser's language.
const namesOf = (options: Intl.DateTimeFormatOptions, instants: readonly number[]): readonly string[] => {
  const { format } = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return instants.map((instant) => format(instant));
};

/** 'Monday' to 'Sunday'. */
export const weekdayNames = namesOf(
  { weekday: 'long' },
  // 1 January 2001 was a Monday.
  Array.from({ length: 7 }, (_, index) => Date.UTC(2001, 0, 1 + index)),
);

const monthNames = namesOf(
  { month: 'long' },
  Array.from({ length: 12 }, (_, index) => Date.UTC(2001, index)),
);

const yearOf = (day: string) => day.slice(0, 4);

/** `2026-11-07` is 7. */
export const dayOfMonth = (day: string): number => Number(day.slice(8, 10));

/** `2026-11-17` is 'Tuesday'. */
export const longWeekday = (day: string): string => weekdayNames[weekdayOf(day) - 1]!;
/** `2026-11-17` is 'Tue'. */
export const shortWeekday = (day: string): string => longWeekday(day).slice(0, 3);

/** `2026-11` or a day of it is 'November'. */
export const longMonth = (day: string): string => monthNames[Number(day.slice(5, 7)) - 1]!;
// Cut from the long name, because `month: 'short'` is 'Sep' in some browsers and 'Sept' in others.
/** `2026-11-17` is 'Nov'. */
export const shortMonth = (day: string): string => longMonth(day).slice(0, 3);
/** `2026-11` or a day of it is 'November 2026'. */
export const monthAndYear = (day: string): string => `${longMonth(day)} ${yearOf(day)}`;

/** `2026-11-17` is '17 Nov'. */
export const dayAndMonth = (day: string): string => `${dayOfMonth(day)} ${shortMonth(day)}`;
/** `2026-11-17` is '17 Nov 2026'. */
export const dayWithYear = (day: string): string => `${dayAndMonth(day)} ${yearOf(day)}`;
/** `2026-11-17` is '17 Nov', or '17 Nov 2026' if today is in another year. */
export const dayAsOf = (day: string, today: string): string =>
  yearOf(day) === yearOf(today) ? dayAndMonth(day) : dayWithYear(day);
/** `2026-11-17` is 'Tue 17 Nov'. */
export const shortDay = (day: string): string => `${shortWeekday(day)} ${dayAndMonth(day)}`;

/** `2026-11-17` is '17 November'. */
export const dayAndLongMonth = (day: string): string => `${dayOfMonth(day)} ${longMonth(day)}`;
/** `2026-11-17` is '17 November 2026'. */
export const longDate = (day: string): string => `${dayAndLongMonth(day)} ${yearOf(day)}`;
/** `2026-11-17` is 'Tuesday 17 November'. */
export const longDay = (day: string): string => `${longWeekday(day)} ${dayAndLongMonth(day)}`;
/** `2026-11-17` is 'Tuesday 17 November 2026'. */
export const fullDay = (day: string): string => `${longDay(day)} ${yearOf(day)}`;
