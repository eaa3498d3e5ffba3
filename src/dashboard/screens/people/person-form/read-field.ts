import { unreadableDay } from '@/dashboard/parts/form/date-field/unreadable-day';
import { isDay } from '@/dashboard/days/moments';
import { statusNames, statuses } from '@/dashboard/screens/people/people-kind';
import { longDate } from '@/dashboard/words/day';

/** Reads a number with a point or a comma: `37.5` and `37,5`. NaN for any other text. */
export function readNumber(text: string): number {
  return /^\d{1,6}([.,]\d{1,4})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;
}

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

export const readStatus = (text: string) =>
  statuses.find((status) => statusNames[status].toLowerCase() === text.toLowerCase());

export const statusError = `Enter ${statuses
  .filter((status) => status !== 'archived')
  .map((status) => statusNames[status])
  .join(', ')}.`;

/** The words for yes and no in CSV files. */
export const truths = new Map([
  ...['yes', 'y', 'true', '1', 'verified', 'x'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0', 'unverified', ''].map((word) => [word, false] as const),
]);

export const emailError = (text: string) =>
  /^[^\s@,;<>"]+@[^\s@.,;<>"]+(\.[^\s@.,;<>"]+)+$/u.test(text)
    ? null
    : 'Enter a full address such as name@company.com.';

export const phoneError = (text: string) =>
  /^[\p{Nd}+().\-/\s]+$/u.test(text) && text.replace(/\P{Nd}/gu, '').length >= 5
    ? null
    : 'Enter a phone number such as +1 555 0100.';

/** Checks a number of hours. */
export const hoursError = (from: number, to: number, error: string) => (text: string) =>
  readNumber(text) >= from && readNumber(text) <= to ? null : error;
