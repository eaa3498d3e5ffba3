import { isDay } from '@/dashboard/days/moments';
import { longDate } from './day';
import { unreadableDay } from './unreadable-day';

/** The ISO date of `2026-11-18` or `18.11.2026`; null for any other text. The day may not exist. */
function isoOf(text: string): string | null {
  const [dotted, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim()) ?? [];
  if (dotted) return `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  return /^\d{4}-\d{2}-\d{2}$/.test(text.trim()) ? text.trim() : null;
}

/** Reads a day that exists, between 1950 and 2100; null for any other text. */
export function readDay(text: string): string | null {
  const iso = isoOf(text);
  return iso !== null && isDay(iso) && '1950' <= iso && iso < '2101' ? iso : null;
}

/** The error of a day; null where it can be read. @param name - what the day is called in the error */
export function dayError(text: string, name: string): string | null {
  if (text === unreadableDay)
    return `This ${name} is not complete, or no such day exists. Enter its day, month and year.`;
  const iso = isoOf(text);
  if (iso === null) return `Enter a ${name} such as 2026-11-18.`;
  if (readDay(text) !== null) return null;
  const [year = '', month = ''] = iso.split('-');
  if (Number(year) < 1950 || Number(year) > 2100) return `Enter a ${name} between the years 1950 and 2100.`;
  return Number(month) >= 1 && Number(month) <= 12
    ? `${longDate(iso)} does not exist. Check the day and the month.`
    : `There is no month ${Number(month)}. Enter a ${name} such as 2026-11-18.`;
}

/** The error of a day that has to be chosen; null where it can be read. */
export const chosenDayError = (text: string): string | null =>
  text === '' ? 'Choose a day.' : dayError(text, 'day');
