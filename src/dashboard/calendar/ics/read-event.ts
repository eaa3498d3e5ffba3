import type { Recurrence } from '@/dashboard/model/records/records';
import { addDays, daysBetween } from '@/dashboard/days/days';
import { longestRepeated } from '@/dashboard/calendar/occurrences';
import { repeatsAtAll } from '@/dashboard/calendar/recurrence';
import { dayOf, instantOf, inZone, laterOnClock } from '@/dashboard/days/zones';
import { aDay, localTime, minute } from '@/dashboard/days/local-time';
import type { Component } from './components';
import { longestText } from '@/dashboard/model/fields/fields';
import { fromText, type ContentLine } from './content-line';
import type { IcsEvent, IcsPerson, IcsProblem } from './ics-event';
import { parseDuration, parseMoment, type Moment } from './moment';
import { parseRule, type RuleContext } from './rule';

/** Data from the file that reading an event needs. */
export interface ReadContext {
  /** Resolves a time zone name of the file, or returns null. @param year - year of the time in that zone */
  zoneOf: (id: string, year: number) => string | null;
  /** Zone of times without a zone. */
  floatingZone: string;
  /** Returns the identifier of an event without one, from its facts. */
  uidFor: (facts: string) => string;
}

/** A VEVENT: an event, or a changed occurrence of a series. */
export interface ReadEvent extends IcsEvent {
  line: number;
  /** Start in the series as the file contains it, or null for the event itself. */
  recurrenceId: { moment: Moment; zone: string } | null;
  cancelled: boolean;
}

/** Thrown for an event that cannot be imported. */
class Unreadable extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

interface Time {
  local: string;
  timeZone: string;
  allDay: boolean;
  moment: Moment;
}

function readTime(line: ContentLine, context: ReadContext): Time {
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

function readPerson({ value, params }: ContentLine): IcsPerson {
  const address = /^mailto:(.*)$/i.exec(value.trim())?.[1] ?? params.EMAIL?.[0] ?? '';
  return { name: params.CN?.[0] ?? '', email: address.trim() };
}

/** Supported properties that may occur only once. The last one counts. */
const single = new Set([
  'UID',
  'DTSTART',
  'DTEND',
  'DURATION',
  'SUMMARY',
  'LOCATION',
  'DESCRIPTION',
  'SEQUENCE',
  'RRULE',
  'ORGANIZER',
  'RECURRENCE-ID',
  'STATUS',
  'DTSTAMP',
]);

interface Sorted {
  one: ReadonlyMap<string, ContentLine>;
  attendees: readonly ContentLine[];
  exceptions: readonly ContentLine[];
  additions: readonly ContentLine[];
  extra: readonly ContentLine[];
}

function sort(lines: readonly ContentLine[]): Sorted {
  const one = new Map<string, ContentLine>();
  const attendees: ContentLine[] = [];
  const exceptions: ContentLine[] = [];
  const additions: ContentLine[] = [];
  const extra: ContentLine[] = [];
  let depth = 0;
  for (const line of lines) {
    if (line.name === 'BEGIN') depth += 1;
    // Lines of nested components do not belong to the event. For example, an alarm has its own DESCRIPTION.
    if (depth > 0) extra.push(line);
    else if (single.has(line.name)) one.set(line.name, line);
    else if (line.name === 'ATTENDEE') attendees.push(line);
    else if (line.name === 'EXDATE') exceptions.push(line);
    else if (line.name === 'RDATE') additions.push(line);
    else extra.push(line);
    if (line.name === 'END') depth = Math.max(0, depth - 1);
  }
  return { one, attendees, exceptions, additions, extra };
}

function readEnd(start: Time, one: Sorted['one'], context: ReadContext): string {
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

/** Reads an event's recurrence, or the reason why it is imported as a single event. */
function readRule(
  value: string | undefined,
  event: RuleContext & { endsAt: string },
): { recurrence: Recurrence | null; problem?: string } {
  const recurrence = value ? parseRule(value, event) : null;
  if (!recurrence) return { recurrence, problem: 'in a way that this calendar does not support' };
  if (!repeatsAtAll({ ...event, recurrence }))
    return { recurrence: null, problem: 'by a rule with no other date' };
  if (daysBetween(dayOf(event.startsAt), dayOf(event.endsAt)) > longestRepeated)
    return { recurrence: null, problem: 'but lasts for more than a year' };
  return { recurrence };
}

/**
 * Reads a VEVENT.
 * @returns the event, or null if it is left out, with the problems found
 */
export function readEvent(
  part: Component,
  context: ReadContext,
): { event: ReadEvent | null; problems: readonly IcsProblem[] } {
  const { one, attendees, exceptions, additions, extra } = sort(part.lines);
  const problems: IcsProblem[] = [];
  const simplify = (line: number, message: string) => problems.push({ line, message, effect: 'simplified' });
  const text = (name: string) => {
    const line = one.get(name);
    const whole = fromText(line?.value ?? '').trim();
    if (whole.length > longestText)
      simplify(
        line!.line,
        `A text of ${whole.length.toLocaleString('en-GB')} characters (${name}) is cut at ${longestText.toLocaleString('en-GB')}. Keep the rest of it elsewhere.`,
      );
    return whole.slice(0, longestText);
  };
  const title = text('SUMMARY');
  const named = title ? `“${title.slice(0, 100)}”` : 'An event without a title';

  try {
    const startLine = one.get('DTSTART');
    if (!startLine)
      throw new Unreadable(
        part.line,
        'It has no start (DTSTART). Give it one in the other program and export again.',
      );
    const start = readTime(startLine, context);
    const endsAt = readEnd(start, one, context);
    const rule = one.get('RRULE');
    const base = { startsAt: start.local, timeZone: start.timeZone, allDay: start.allDay };
    const { recurrence, problem } = readRule(rule?.value, { ...base, endsAt });
    if (rule && problem)
      simplify(
        rule.line,
        `${named} repeats ${problem} (${rule.value.slice(0, 60)}). It is imported once, at its first time. Set the repetition after the import.`,
      );
    if (additions.length > 0)
      simplify(
        additions[0]!.line,
        `${named} also takes place on dates outside its rule (RDATE), which are left out. Create them by hand.`,
      );
    const gone = exceptions.flatMap((line) =>
      line.value.split(',').flatMap((value) => {
        try {
          return [toOwn(readTime({ ...line, value }, context), start)];
        } catch (error) {
          if (error instanceof Unreadable) simplify(error.line, `${named}: ${error.message}`);
          return [];
        }
      }),
    );
    const idLine = one.get('RECURRENCE-ID');
    const id = idLine && readTime(idLine, context);
    if (idLine?.params.RANGE)
      simplify(
        idLine.line,
        `${named} was changed on one day and on all later ones (RANGE). Only that day is imported. Change the later ones after the import.`,
      );
    return {
      problems,
      event: {
        ...base,
        line: part.line,
        uid:
          text('UID') ||
          context.uidFor(
            [start.local, start.timeZone, endsAt, title, text('LOCATION')].join('/').slice(0, 250),
          ),
        sequence: Math.min(Math.max(0, Math.trunc(Number(text('SEQUENCE')) || 0)), 1_000_000),
        title,
        place: text('LOCATION'),
        notes: text('DESCRIPTION'),
        endsAt,
        recurrence,
        exceptions: recurrence ? [...new Set(gone)].sort() : [],
        overrides: [],
        organizer: one.has('ORGANIZER') ? readPerson(one.get('ORGANIZER')!) : null,
        attendees: attendees.map(readPerson),
        extra: extra.map(({ name, params, value }) => ({ name, params, value })),
        recurrenceId: id ? { moment: id.moment, zone: id.timeZone } : null,
        cancelled: text('STATUS').toUpperCase() === 'CANCELLED',
      },
    };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return {
      event: null,
      problems: [
        ...problems,
        { line: error.line, message: `${named} is left out. ${error.message}`, effect: 'left-out' },
      ],
    };
  }
}

/** Converts another time of the file to the event's time zone. */
const toOwn = (time: Time, own: Pick<Time, 'allDay' | 'timeZone' | 'local'>): string =>
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
