import type { Day } from '../content/days';

const minute = 60_000;

/** Returns a time zone's offset from UTC at an instant, in minutes ahead. */
function offsetAt(timeZone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    instant,
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0;
}

/** The offset of a zone when its own clocks show a time; where they never do, that of an hour nearby. */
function offsetOn(timeZone: string, day: Day, time: string): number {
  const asUtc = Date.parse(`${day}T${time}Z`);
  const guess = offsetAt(timeZone, asUtc);
  return offsetAt(timeZone, asUtc - guess * minute);
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

function formatOffset(offset: number, between: string): string {
  const size = Math.abs(offset);
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}${between}${twoDigits(size % 60)}`;
}

const instant = (day: Day, time: string, timeZone: string) =>
  `${day}T${time}${formatOffset(offsetOn(timeZone, day, time), ':')}`;

/** The first second of a day where the agency is, as ISO 8601: `2026-11-14T00:00:00-05:00`. */
export const startOfDay = (day: Day, timeZone: string): string => instant(day, '00:00:00', timeZone);

/** The last second of a day where the agency is, as ISO 8601: `2026-11-14T23:59:59-05:00`. */
export const endOfDay = (day: Day, timeZone: string): string => instant(day, '23:59:59', timeZone);

/** The first second of a day as RFC 822 has it, for RSS: `Sat, 14 Nov 2026 00:00:00 -0500`. */
export function rfc822(day: Day, timeZone: string): string {
  const words = new Date(`${day}T00:00:00Z`).toUTCString().slice(0, -' GMT'.length);
  return `${words} ${formatOffset(offsetOn(timeZone, day, '00:00:00'), '')}`;
}
