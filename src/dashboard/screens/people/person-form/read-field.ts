import { statusNames, statuses } from '@/dashboard/screens/people/people-kind';

/** Reads a number with a point or a comma: `37.5` and `37,5`. NaN for any other text. */
export function readNumber(text: string): number {
  return /^\d{1,6}([.,]\d{1,4})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;
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
