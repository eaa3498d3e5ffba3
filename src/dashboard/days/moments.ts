/** The supported years. Other years are mistakes, and many of them break arithmetic on ISO texts. */
export const years = { first: 1900, last: 2199 };

/** Maximum duration in a record, in minutes (about 190 years). Keeps sums within the range of dates. */
export const maxMinutes = 100_000_000;

const dayPattern = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const timePattern = /^T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;
const instantPattern = /^.{10}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?Z$/;

/** Whether a text is an existing date from 1900 to 2199: `2026-11-18`. */
export function isDay(text: string): boolean {
  const match = dayPattern.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < years.first || year > years.last) return false;
  return day <= 28 || new Date(Date.UTC(year, month, 0)).getUTCDate() >= day;
}

/** Whether a text is a local time on such a date: `2026-11-18T09:30`. */
export const isLocal = (text: string): boolean =>
  isDay(text.slice(0, 10)) && timePattern.test(text.slice(10));

/** Whether a text is an instant on such a date: `2026-11-18T09:30:00Z`. */
export const isInstant = (text: string): boolean => isDay(text.slice(0, 10)) && instantPattern.test(text);
