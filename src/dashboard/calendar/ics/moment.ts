import { isTimeZone } from '@/dashboard/days/time-zone';

/** A DATE or DATE-TIME value. */
export type Moment =
  /** `20261118` */
  | { kind: 'day'; local: string }
  /** `20261118T093000` */
  | { kind: 'local'; local: string }
  /** `20261118T083000Z` */
  | { kind: 'utc'; local: string };

const pattern = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/;

/** Parses a date or time from 1900 to 2199, or returns null. Drops seconds. */
export function parseMoment(value: string): Moment | null {
  const match = pattern.exec(value.trim());
  if (!match) return null;
  const [, year = '', month = '', day = '', hour, minutes = '', seconds = '', zulu] = match;
  const local = `${year}-${month}-${day}T${hour ?? '00'}:${hour ? minutes : '00'}`;
  if (Number(year) < 1900 || Number(year) > 2199 || Number(seconds || 0) > 60) return null;
  // `Date.parse` may turn a non-existent date into another one.
  const epoch = Date.parse(`${local}Z`);
  if (Number.isNaN(epoch) || new Date(epoch).toISOString().slice(0, 16) !== local) return null;
  if (hour === undefined) return { kind: 'day', local };
  return { kind: zulu ? 'utc' : 'local', local };
}

/** Formats `2026-11-18T09:30` as `20261118T093000`. */
export const formatLocal = (local: string): string => `${local.replace(/[-:]/g, '')}00`;

/** Formats `2026-11-18T09:30` as `20261118`. */
export const formatDate = (local: string): string => local.slice(0, 10).replaceAll('-', '');

/** Formats an instant in ms as `20261118T083000Z`. */
export const formatUtc = (instant: number): string =>
  `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const durationPattern =
  /^([+-]?)P(?:(\d{1,4})W|(?:(\d{1,5})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,7})S)?)?)$/;

/** Parses a DURATION value, or returns null. Days are calendar days, independent of clock changes. */
export function parseDuration(value: string): { days: number; minutes: number } | null {
  const match = durationPattern.exec(value.trim());
  if (!match || !/\d/.test(value)) return null;
  const [, sign, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match;
  // An event cannot end before it starts.
  if (sign === '-') return null;
  return {
    days: Number(weeks) * 7 + Number(days),
    minutes: Number(hours) * 60 + Number(minutes) + Math.floor(Number(seconds) / 60),
  };
}

/** Whether a time zone name means UTC. */
export const isUtc = (timeZone: string): boolean =>
  /^(UTC|Etc\/UTC|Etc\/GMT|GMT|Etc\/UCT|Zulu|Etc\/Zulu)$/i.test(timeZone) && isTimeZone(timeZone);
