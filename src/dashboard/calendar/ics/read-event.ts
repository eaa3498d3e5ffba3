import type { Recurrence } from '@/dashboard/model/records/records';
import { daysBetween } from '@/dashboard/days/days';
import { longestRepeated } from '@/dashboard/calendar/occurrences';
import { repeatsAtAll } from '@/dashboard/calendar/recurrence';
import { dayOf } from '@/dashboard/days/zones';
import type { Component } from './components';
import { maxTextLength } from '@/dashboard/model/fields/fields';
import { fromText, type ContentLine } from './content-line';
import type { IcsEvent, IcsPerson, IcsProblem } from './ics-event';
import type { Moment } from './moment';
import { readEnd, readTime, toOwn, Unreadable, type TimeContext } from './read-times';
import { parseRule, type RuleContext } from './rule';
import { sortLines } from './sort-lines';

/** Data from the file that reading an event needs. */
export interface ReadContext extends TimeContext {
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

function readPerson({ value, params }: ContentLine): IcsPerson {
  const address = /^mailto:(.*)$/i.exec(value.trim())?.[1] ?? params.EMAIL?.[0] ?? '';
  return { name: params.CN?.[0] ?? '', email: address.trim() };
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
  const { one, attendees, exceptions, additions, extra } = sortLines(part.lines);
  const problems: IcsProblem[] = [];
  const simplify = (line: number, message: string) => problems.push({ line, message, effect: 'simplified' });
  const text = (name: string) => {
    const line = one.get(name);
    const whole = fromText(line?.value ?? '').trim();
    if (whole.length > maxTextLength)
      simplify(
        line!.line,
        `A text of ${whole.length.toLocaleString('en-GB')} characters (${name}) is cut at ${maxTextLength.toLocaleString('en-GB')}. Keep the rest of it elsewhere.`,
      );
    return whole.slice(0, maxTextLength);
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
