import { addDays } from '@/dashboard/days/days';
import { aDay, localTime, minute } from '@/dashboard/days/local-time';
import { dayOf, instantOf, inZone, laterOnClock } from '@/dashboard/days/zones';
import type { ContentLine } from './content-line';
import { parseDuration, parseMoment, type Moment } from './moment';

/** Data from the file that reading a time needs. */
export interface TimeContext {
  /** Resolves a time zone name of the file, or returns null. @param year - year of the time in that zone */
  zoneOf: (id: string, year: number) => string | null;
  /** Zone of times without a zone. */
  floatingZone: string;
}

/** Thrown for an event that cannot be imported. */
export class Unreadable extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

export interface Time {
  local: string;
  timeZone: string;
  allDay: boolean;
  moment: Moment;
}

export function readTime(line: ContentLine, context: TimeContext): Time {
  const moment = parseMoment(line.value);
  if (!moment)
    throw new Unreadable(
      line.line,
      `“${line.value.slice(0, 24)}” is not a date between 1900 and 2199. Fix the date in the other program and export again.`,
    );
  if (moment.kind === 'day')
    return { local: moment.local, timeZone: context.floatingZone, allDay: true, moment };
  if (moment.kind === 'utc') return { local: moment.local, timeZone: 'UTC', allDay: false, moment };
  const id = line.params.TZID?.[0];
  if (!id) return { local: moment.local, timeZone: context.floatingZone, allDay: false, moment };
  const timeZone = context.zoneOf(id, Number(moment.local.slice(0, 4)));
  if (!timeZone)
    throw new Unreadable(
      line.line,
      `The time zone “${id}” is not known. Choose one such as Europe/Berlin in the other program and export again.`,
    );
  return { local: moment.local, timeZone, allDay: false, moment };
}

/** The end of an event, as local time in the event's zone. */
export function readEnd(start: Time, one: ReadonlyMap<string, ContentLine>, context: TimeContext): string {
  const endLine = one.get('DTEND');
  const lengthLine = one.get('DURATION');
  if (endLine) {
    const end = readTime(endLine, context);
    if (start.allDay) {
      const last = addDays(dayOf(end.local), end.allDay ? -1 : 0);
      return last < dayOf(start.local) ? start.local : `${last}T00:00`;
    }
    const local = inZone(end.local, end.allDay ? start.timeZone : end.timeZone, start.timeZone);
    if (local < start.local)
      throw new Unreadable(
        endLine.line,
        'The event ends before it starts. Fix its end in the other program and export again.',
      );
    return local;
  }
  const length = lengthLine && parseDuration(lengthLine.value);
  if (lengthLine && !length)
    throw new Unreadable(
      lengthLine.line,
      `“${lengthLine.value.slice(0, 24)}” is not a length of time. Fix the event’s end in the other program and export again.`,
    );
  if (!length) return start.local;
  if (start.allDay) return `${addDays(dayOf(start.local), Math.max(0, length.days - 1))}T00:00`;
  // Days follow the clock, and hours are exact (RFC 5545, 3.3.6).
  const onClock = laterOnClock(start.local, length.days * aDay);
  const exact = localTime(instantOf(onClock, start.timeZone) + length.minutes * minute, start.timeZone);
  return length.minutes === 0 || exact < start.local ? laterOnClock(onClock, length.minutes * minute) : exact;
}

/** Converts another time of the file to the event's time zone. */
export const toOwn = (time: Time, own: Pick<Time, 'allDay' | 'timeZone' | 'local'>): string =>
  onClockOf(time.moment, time.timeZone, own);

/** Converts a moment to an event's local time. Keeps the event's own time for a date without a time. */
export function onClockOf(
  moment: Moment,
  zone: string,
  own: { allDay: boolean; timeZone: string; local: string },
): string {
  if (own.allDay)
    return `${dayOf(moment.kind === 'utc' ? inZone(moment.local, 'UTC', own.timeZone) : moment.local)}T00:00`;
  if (moment.kind === 'day') return `${dayOf(moment.local)}${own.local.slice(10)}`;
  return inZone(moment.local, zone, own.timeZone);
}
