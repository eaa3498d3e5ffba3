import * as words from '@generated/yaml/words/hours';
import { fill } from './fill';
import { dateLanguage, language } from './language';
import { weekdays, type Weekday } from './weekdays';

/** Opening hours of some weekdays: local times as `HH:MM`, or null for both on a closed day. */
export interface OpeningHours {
  days: readonly Weekday[];
  opens: string | null;
  closes: string | null;
}

/** A row of a table of opening hours: 'Monday to Friday', '9am to 5pm'. */
export interface HoursRow {
  days: string;
  times: string;
}

const names: Readonly<Record<Weekday, string>> = {
  mon: words.mon,
  tue: words.tue,
  wed: words.wed,
  thu: words.thu,
  fri: words.fri,
  sat: words.sat,
  sun: words.sun,
};

const minute = 60_000;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** In English '09:00' is '9am', '13:30' is '1:30pm', '00:00' is '12am'; another language has its own clock. */
function describeTime(time: string): string {
  if (language !== 'en') {
    const format = new Intl.DateTimeFormat(dateLanguage, {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
    });
    return format.format(new Date(`2026-01-01T${time}Z`));
  }
  const hour = Number(time.slice(0, 2));
  const minutes = time.slice(3);
  return `${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`}${hour < 12 ? 'am' : 'pm'}`;
}

/** Joins with commas and a last 'and'. */
function sentence(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return fill(words.and, { list: parts.slice(0, -1).join(', '), last: parts.at(-1)! });
}

/** Three or more consecutive days become a range: 'Monday to Wednesday'. Others are listed in week order. */
function describeDays(days: readonly Weekday[]): string {
  const runs: Weekday[][] = [];
  for (const [index, day] of weekdays.entries()) {
    if (!days.includes(day)) continue;
    const run = runs.at(-1);
    if (run && weekdays[index - 1] === run.at(-1)) run.push(day);
    else runs.push([day]);
  }
  return sentence(
    runs.flatMap((run) =>
      run.length > 2
        ? [fill(words.span, { from: names[run[0]!], to: names[run.at(-1)!] })]
        : run.map((day) => names[day]),
    ),
  );
}

/** The hours as text, one row per entry. */
export function describeHours(hours: readonly OpeningHours[]): HoursRow[] {
  return hours.map(({ days, opens, closes }) => ({
    days: describeDays(days),
    times:
      opens === null || closes === null
        ? words.closed
        : fill(words.span, { from: describeTime(opens), to: describeTime(closes) }),
  }));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The local weekday and time in a zone, with daylight saving time from the platform's zone data. */
function wallClock(timeZone: string, instant: number): { day: Weekday; minutes: number } {
  let format = formats.get(timeZone);
  if (!format) {
    const parts = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    format = new Intl.DateTimeFormat('en-US', { ...parts, timeZone });
    formats.set(timeZone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const day = weekdays.find((candidate) => candidate === parts.weekday?.toLowerCase()) ?? 'mon';
  return { day, minutes: Number(parts.hour) * 60 + Number(parts.minute) };
}

function isOpen(hours: readonly OpeningHours[], timeZone: string, instant: number): boolean {
  const { day, minutes } = wallClock(timeZone, instant);
  return hours.some(
    ({ days, opens, closes }) =>
      days.includes(day) &&
      opens !== null &&
      closes !== null &&
      minutesOf(opens) <= minutes &&
      minutes < minutesOf(closes),
  );
}

/**
 * Whether the business is open at an instant. The opening minute is open, the closing minute is closed.
 * @param timeZone - IANA name.
 * @throws RangeError on an unknown time zone.
 */
export function isOpenAt(hours: readonly OpeningHours[], timeZone: string, instant: Date): boolean {
  return isOpen(hours, timeZone, instant.getTime());
}

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);

/**
 * The next instant at which the result of `isOpenAt` changes, or null if it never does. Checks the next eight
 * days in steps that cannot miss an opening or closing time. Time zone offsets, and therefore their changes,
 * are multiples of 15 minutes.
 */
export function nextChange(hours: readonly OpeningHours[], timeZone: string, instant: Date): Date | null {
  const times = hours.flatMap(({ opens, closes }) => [opens, closes]).filter((time) => time !== null);
  const step = times.map(minutesOf).reduce(greatestCommonDivisor, 15) * minute;
  const start = instant.getTime();
  const before = isOpen(hours, timeZone, start);
  const end = start + 8 * 24 * 60 * minute;
  for (let at = Math.floor(start / step) * step + step; at <= end; at += step) {
    if (isOpen(hours, timeZone, at) !== before) return new Date(at);
  }
  return null;
}
