import { addDays } from '@/dashboard/days/days';
import { dayOf } from '@/dashboard/days/zones';
import { fold, formatLine, toText } from './content-line';
import type { IcsEvent, IcsPerson } from './ics-event';
import { formatDate, formatLocal, formatUtc, isUtc } from './moment';
import { formatRule } from './rule';
import { formatOffset, observancesOf, type Observance } from './zone-rules';

export interface WriteOptions {
  /** Product identifier, such as `-//Undula//Portal//EN`. */
  product: string;
  at: Date;
}

type Line = readonly [name: string, value: string, params?: Readonly<Record<string, readonly string[]>>];

/** Formats a date, a UTC time or a time in the event's zone. */
function moment(name: string, local: string, { allDay, timeZone }: IcsEvent): Line {
  if (allDay) return [name, formatDate(local), { VALUE: ['DATE'] }];
  if (isUtc(timeZone)) return [name, `${formatLocal(local)}Z`];
  return [name, formatLocal(local), { TZID: [timeZone] }];
}

/** DTEND of an all-day event is exclusive: the day after the last one. */
const endOf = (endsAt: string, allDay: boolean) => (allDay ? `${addDays(dayOf(endsAt), 1)}T00:00` : endsAt);

function person(name: 'ORGANIZER' | 'ATTENDEE', { name: words, email }: IcsPerson): Line {
  const params: Record<string, readonly string[]> = words ? { CN: [words] } : {};
  return [name, email ? `mailto:${email}` : 'invalid:nomail', params];
}

function shared(event: IcsEvent, title: string, place: string): Line[] {
  return [
    ['SUMMARY', toText(title)],
    ...(place ? [['LOCATION', toText(place)] as const] : []),
    ...(event.notes ? [['DESCRIPTION', toText(event.notes)] as const] : []),
    ...(event.organizer ? [person('ORGANIZER', event.organizer)] : []),
    ...event.attendees.map((attendee) => person('ATTENDEE', attendee)),
  ];
}

function component(name: string, lines: readonly Line[]): Line[] {
  return [['BEGIN', name], ...lines, ['END', name]];
}

function eventLines(event: IcsEvent, { at }: WriteOptions): Line[] {
  const head: Line[] = [
    ['UID', toText(event.uid)],
    ['DTSTAMP', formatUtc(at.getTime())],
    ['SEQUENCE', String(event.sequence)],
  ];
  const times = (startsAt: string, endsAt: string): Line[] => [
    moment('DTSTART', startsAt, event),
    moment('DTEND', endOf(endsAt, event.allDay), event),
  ];
  const master = component('VEVENT', [
    ...head,
    ...times(event.startsAt, event.endsAt),
    ...(event.recurrence ? [['RRULE', formatRule(event.recurrence, event)] as const] : []),
    ...event.exceptions.map((on) => moment('EXDATE', on, event)),
    ...shared(event, event.title, event.place),
    ...event.extra.map(({ name, value, params }): Line => [name, value, params]),
  ]);
  const overrides = event.overrides.flatMap(({ on, title, place, startsAt, endsAt }) =>
    component('VEVENT', [
      ...head,
      moment('RECURRENCE-ID', on, event),
      ...times(startsAt, endsAt),
      ...shared(event, title, place),
    ]),
  );
  return [...master, ...overrides];
}

function observanceLines({ kind, start, from, to, rule, dates }: Observance): Line[] {
  return component(kind, [
    ['DTSTART', formatLocal(start)],
    ['TZOFFSETFROM', formatOffset(from)],
    ['TZOFFSETTO', formatOffset(to)],
    ...(rule ? [['RRULE', rule] as const] : []),
    ...dates.map((date): Line => ['RDATE', formatLocal(date)]),
  ]);
}

/** Writes a VTIMEZONE for each zone of the events, valid for all years of the events. */
function zoneLines(events: readonly IcsEvent[]): Line[] {
  const years = new Map<string, { first: number; last: number }>();
  for (const event of events) {
    if (event.allDay || isUtc(event.timeZone)) continue;
    const times = [event.startsAt, event.endsAt, ...event.exceptions];
    for (const { on, startsAt, endsAt } of event.overrides) times.push(on, startsAt, endsAt);
    for (const time of times) {
      const year = Number(time.slice(0, 4));
      const { first, last } = years.get(event.timeZone) ?? { first: year, last: year };
      years.set(event.timeZone, { first: Math.min(first, year), last: Math.max(last, year) });
    }
  }
  return [...years].flatMap(([timeZone, { first, last }]) =>
    component('VTIMEZONE', [
      ['TZID', timeZone],
      ...observancesOf(timeZone, first, last).flatMap(observanceLines),
    ]),
  );
}

/**
 * Writes an iCalendar file (RFC 5545). Times keep their zone, with its VTIMEZONE. In UTC, a series would
 * shift by an hour after a clock change.
 */
export function writeCalendar(events: readonly IcsEvent[], options: WriteOptions): string {
  const lines = component('VCALENDAR', [
    ['VERSION', '2.0'],
    ['PRODID', options.product],
    ['CALSCALE', 'GREGORIAN'],
    ...zoneLines(events),
    ...events.flatMap((event) => eventLines(event, options)),
  ]);
  return lines.map(([name, value, params]) => fold(formatLine(name, value, params))).join('');
}
