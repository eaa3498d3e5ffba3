import { remembered } from '@/lib/remembered';
import { dayOfNumber } from './days';
import { knownZone } from './time-zone';

export const minute = 60_000;
export const aDay = 24 * 60 * minute;

const clockOf = remembered(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en', {
      timeZone: knownZone(timeZone),
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

const offsetsOf = remembered((timeZone: string) =>
  remembered((instant: number): number => {
    const parts = clockOf(timeZone).formatToParts(instant);
    const part = (type: Intl.DateTimeFormatPartTypes) =>
      Number(parts.find((one) => one.type === type)!.value);
    const [hour, minutes, seconds] = [part('hour'), part('minute'), part('second')];
    const clock = Date.UTC(part('year'), part('month') - 1, part('day'), hour, minutes, seconds);
    return clock - Math.floor(instant / 1000) * 1000;
  }),
);

/**
 * A zone's UTC offset at an instant, in ms. Cached, because the platform takes 20 µs per call and thousands
 * of events share a few start times.
 */
export const offsetAt = (instant: number, timeZone: string): number => offsetsOf(timeZone)(instant);

/** A zone's offset if it is constant from the day before to the day after, in UTC. Otherwise null. */
export const steadyOffset = remembered((timeZone: string) => {
  const atMidnight = remembered((day: number) => offsetAt(day * aDay, timeZone));
  return remembered((day: number) => {
    const offset = atMidnight(day - 1);
    return [day, day + 1, day + 2].every((other) => atMidnight(other) === offset) ? offset : null;
  });
});

const twoDigits = (value: number) => String(value).padStart(2, '0');
/** `T09:30` */
const timeOfMinute = remembered(
  (minutes: number) => `T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`,
);

/**
 * Formats a `wallClock` number as a local time. The platform's formatter takes ten times as long, and a
 * calendar with thousands of events makes tens of thousands of calls.
 */
export function fromWallClock(clock: number): string {
  const day = Math.floor(clock / aDay);
  return dayOfNumber(day) + timeOfMinute(Math.floor((clock - day * aDay) / minute));
}

/** A zone's local time at an instant, as a `wallClock` number. */
function clockAt(instant: number, timeZone: string): number {
  const offset = steadyOffset(timeZone)(Math.floor(instant / aDay));
  return instant + (offset ?? offsetAt(instant, timeZone));
}

/** A zone's local time at an instant: `2026-11-21T09:30`. The first ten characters are the date. */
export const localTime = (at: Date | number, timeZone: string): string =>
  fromWallClock(clockAt(Number(at), timeZone));

/** A zone's date at an instant: `2026-11-21`. */
export const localDay = (instant: number, timeZone: string): string =>
  dayOfNumber(Math.floor(clockAt(instant, timeZone) / aDay));
