import { dayNumber } from './days';
import { aDay, fromWallClock, localTime, minute, offsetAt, steadyOffset } from './local-time';

/** Local times count as if they were UTC where only the distance on the clock matters. */
export const wallClock = (local: string): number =>
  dayNumber(local.slice(0, 10)) * aDay +
  (Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16))) * minute;

/**
 * The instant, in ms, at which the clocks of a zone show a local time. A time that a zone skips is as much later as the
 * clocks were put forward (02:30 is 03:30), of one that it shows twice the first counts: as RFC 5545 (3.3.5) has it.
 * @param local - `2026-11-21T09:30`
 */
export const instantOf = (local: string, timeZone: string): number =>
  instantOfClock(wallClock(local), timeZone);

/** The same for a local time as `wallClock` counts it. */
export function instantOfClock(clock: number, timeZone: string): number {
  // No zone is a whole day away from UTC.
  const steady = steadyOffset(timeZone)(Math.floor(clock / aDay));
  if (steady !== null) return clock - steady;
  const before = offsetAt(clock - aDay, timeZone);
  const instants = [clock - before, clock - offsetAt(clock + aDay, timeZone)];
  const shown = instants.filter((instant) => instant + offsetAt(instant, timeZone) === clock);
  return shown.length > 0 ? Math.min(...shown) : clock - before;
}

/** A local time as one of another zone. */
export const inZone = (local: string, from: string, to: string): string =>
  from === to ? local : localTime(instantOf(local, from), to);

/** A local time some ms later on the clock, whatever a zone does in between. */
export const laterOnClock = (local: string, by: number): string => fromWallClock(wallClock(local) + by);

/** How far apart two local times are on the clock, in ms. */
export const clockBetween = (from: string, to: string): number => wallClock(to) - wallClock(from);

export const dayOf = (local: string): string => local.slice(0, 10);
export const timeOf = (local: string): string => local.slice(11, 16);
