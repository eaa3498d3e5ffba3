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
 * How far a zone's clocks are ahead of UTC at an instant, in ms. The platform takes 20 µs to answer, and thousands of events
 * start at the same few times.
 */
export const offsetAt = (instant: number, timeZone: string): number => offsetsOf(timeZone)(instant);

/** A zone's offset from the day of UTC before a day to the end of the day after, by the day's number; null where it changes. */
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
 * The local time of a number of ms that is counted as if it were UTC. A calendar with thousands of events calls it tens of
 * thousands of times: the platform's own formatter takes ten times as long.
 */
export function fromWallClock(clock: number): string {
  const day = Math.floor(clock / aDay);
  return dayOfNumber(day) + timeOfMinute(Math.floor((clock - day * aDay) / minute));
}

/** What the clocks of a zone show at an instant, counted as if it were UTC. */
function clockAt(instant: number, timeZone: string): number {
  const offset = steadyOffset(timeZone)(Math.floor(instant / aDay));
  return instant + (offset ?? offsetAt(instant, timeZone));
}

/** What the clocks of a zone show at an instant: `2026-11-21T09:30`. Its first ten letters are the day there. */
export const localTime = (at: Date | number, timeZone: string): string =>
  fromWallClock(clockAt(Number(at), timeZone));

/** The day in a zone at an instant: `2026-11-21`. */
export const localDay = (instant: number, timeZone: string): string =>
  dayOfNumber(Math.floor(clockAt(instant, timeZone) / aDay));
