import { dayNumber } from './days';
import { aDay, fromWallClock, localTime, minute, offsetAt, steadyOffset } from './local-time';

/** Converts a local time to ms as if it were UTC, for arithmetic independent of zones. */
export const wallClock = (local: string): number =>
  dayNumber(local.slice(0, 10)) * aDay +
  (Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16))) * minute;

/**
 * The instant of a local time in ms. A time that a clock change skips moves forward by the same amount (02:30
 * becomes 03:30). A time that occurs twice means its first occurrence. Source: RFC 5545 (3.3.5).
 * @param local - `2026-11-21T09:30`
 */
export const instantOf = (local: string, timeZone: string): number =>
  instantOfClock(wallClock(local), timeZone);

/** `instantOf` for a `wallClock` number. */
export function instantOfClock(clock: number, timeZone: string): number {
  // UTC offsets are shorter than a day.
  const steady = steadyOffset(timeZone)(Math.floor(clock / aDay));
  if (steady !== null) return clock - steady;
  const before = offsetAt(clock - aDay, timeZone);
  const instants = [clock - before, clock - offsetAt(clock + aDay, timeZone)];
  const shown = instants.filter((instant) => instant + offsetAt(instant, timeZone) === clock);
  return shown.length > 0 ? Math.min(...shown) : clock - before;
}

/** Converts a local time to another zone. */
export const inZone = (local: string, from: string, to: string): string =>
  from === to ? local : localTime(instantOf(local, from), to);

/** Adds ms to a local time, independent of clock changes. */
export const laterOnClock = (local: string, by: number): string => fromWallClock(wallClock(local) + by);

/** Difference between two local times in ms, independent of clock changes. */
export const clockBetween = (from: string, to: string): number => wallClock(to) - wallClock(from);

/** Whether the clock of a zone shows a local time twice, because it is put back. */
export function isRepeated(local: string, timeZone: string): boolean {
  const at = instantOf(local, timeZone);
  // By an hour; in one zone by half an hour.
  return [30, 60].some((minutes) => localTime(at + minutes * minute, timeZone) === local);
}

export const dayOf = (local: string): string => local.slice(0, 10);
export const timeOf = (local: string): string => local.slice(11, 16);
