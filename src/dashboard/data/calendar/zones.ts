import { fromAbsolute, getLocalTimeZone, parseDateTime, toCalendarDateTime } from '@internationalized/date';

export const minute = 60_000;

/** The zone that the visitor's device is set to. */
export const visitorZone = (): string => getLocalTimeZone();

const known = new Map<string, boolean>();

/** Whether the platform knows a zone by this name: `Europe/Berlin`, not `CET+1`. */
export function isTimeZone(name: string): boolean {
  let answer = known.get(name);
  if (answer === undefined) {
    try {
      // Newer platforms take bare offsets too. They are no zones: nothing else here could name them.
      answer = /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
    } catch {
      answer = false;
    }
    known.set(name, answer);
  }
  return answer;
}

/**
 * The instant, in ms, at which the clocks of a zone show a local time. A time that a zone skips is as much later as the
 * clocks were put forward (02:30 is 03:30), of one that it shows twice the first counts: as RFC 5545 (3.3.5) has it.
 * @param local - `2026-11-21T09:30`
 */
export const instantOf = (local: string, timeZone: string): number =>
  parseDateTime(local).toDate(timeZone).getTime();

/** What the clocks of a zone show at an instant: `2026-11-21T09:30`. */
export const localOf = (instant: number, timeZone: string): string =>
  toCalendarDateTime(fromAbsolute(instant, timeZone)).toString().slice(0, 16);

/** How far a zone's clocks are ahead of UTC at an instant, in ms. */
export const offsetAt = (instant: number, timeZone: string): number => fromAbsolute(instant, timeZone).offset;

/** A local time as one of another zone. */
export const inZone = (local: string, from: string, to: string): string =>
  from === to ? local : localOf(instantOf(local, from), to);

/** Local times count as if they were UTC where only the distance on the clock matters. */
export const wallClock = (local: string): number => Date.parse(`${local}Z`);

/** A local time some ms later on the clock, whatever a zone does in between. */
export const laterOnClock = (local: string, by: number): string =>
  new Date(wallClock(local) + by).toISOString().slice(0, 16);

/** How far apart two local times are on the clock, in ms. */
export const clockBetween = (from: string, to: string): number => wallClock(to) - wallClock(from);

export const dayOf = (local: string): string => local.slice(0, 10);
export const timeOf = (local: string): string => local.slice(11, 16);

/** A zone as people say it: `Europe/Berlin` is 'Berlin', `America/Argentina/Ushuaia` is 'Ushuaia'. */
export const placeOfZone = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
