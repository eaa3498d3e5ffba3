import { isEmail } from '@/lib/email-address';
import { personStatuses } from '@/dashboard/model/records/person';
import { personStatusNames } from '@/dashboard/screens/people/people-kind';
import { parseHours } from '@/dashboard/words/budget';

export const readPersonStatus = (text: string) =>
  personStatuses.find((status) => personStatusNames[status].toLowerCase() === text.toLowerCase());

export const statusError = `Enter ${personStatuses
  .filter((status) => status !== 'archived')
  .map((status) => personStatusNames[status])
  .join(', ')}.`;

/** The words for yes and no in CSV files. */
export const booleanWords = new Map([
  ...['yes', 'y', 'true', '1', 'verified', 'x'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0', 'unverified', ''].map((word) => [word, false] as const),
]);

export const emailError = (text: string) =>
  isEmail(text) ? null : 'Enter a full email address such as name@company.com.';

export const phoneError = (text: string) =>
  /^[\p{Nd}+().\-/\s]+$/u.test(text) && text.replace(/\P{Nd}/gu, '').length >= 5
    ? null
    : 'Enter a phone number such as +1 555 0100.';

/** Checks a number of hours. */
export const hoursError = (from: number, to: number, error: string) => (text: string) => {
  const hours = parseHours(text);
  return hours.ok && hours.minutes >= from * 60 && hours.minutes <= to * 60 ? null : error;
};
