import {
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  integer,
  oneof,
  option,
  property,
  record,
  string,
  subarray,
  uint8Array,
  type Arbitrary,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IcsError } from '@/dashboard/calendar/ics/ics-error';
import type { IcsEvent, IcsPerson } from '@/dashboard/calendar/ics/ics-event';
import { readCalendar } from '@/dashboard/calendar/ics/read-calendar';
import { writeCalendar } from '@/dashboard/calendar/ics/write-calendar';
import { laterOnClock } from '@/dashboard/days/zones';
import type { Recurrence } from '@/dashboard/model/records/records';

const minutes = 60_000;
/** What a file can hold and gives back: without control characters and without space at the ends. */
// oxlint-disable-next-line no-control-regex -- they are what has to go
const clean = (text: string) => text.replace(/[\u0000-\u001F\u007F]/g, '').trim();
const words = string({ unit: 'binary', maxLength: 60 }).map(clean);
const lines = array(words, { maxLength: 4 }).map((all) => all.join('\n').trim());
const moment = integer({ min: 0, max: 30 * 365 * 24 * 60 }).map((after) =>
  laterOnClock('2005-01-01T00:00', after * minutes),
);
const person: Arbitrary<IcsPerson> = record({
  name: words,
  email: constantFrom('a@x.example', 'b.c+d@y.example'),
});

const recurrence: Arbitrary<Recurrence> = record({
  frequency: constantFrom('daily', 'weekly', 'monthly'),
  interval: integer({ min: 1, max: 24 }),
  weekdays: subarray([1, 2, 3, 4, 5, 6, 7]),
  end: oneof(constant(null), integer({ min: 1, max: 500 }), constant('until')),
}).map(({ frequency, interval, weekdays, end }) => ({
  frequency,
  interval,
  weekdays: frequency === 'weekly' ? weekdays : [],
  until: end === 'until' ? '2085-06-15' : null,
  count: typeof end === 'number' ? end : null,
}));

const event: Arbitrary<IcsEvent> = record({
  uid: words.map((text) => text || 'x'),
  sequence: integer({ min: 0, max: 999 }),
  title: words,
  place: words,
  notes: lines,
  allDay: boolean(),
  start: moment,
  length: integer({ min: 0, max: 20_000 }),
  timeZone: constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC'),
  recurrence: option(recurrence),
  exceptions: array(moment, { maxLength: 3 }),
  changes: array(record({ on: moment, title: words, place: words, by: integer({ min: -5000, max: 5000 }) }), {
    maxLength: 2,
  }),
  organizer: option(person),
  attendees: array(person, { maxLength: 3 }),
}).map(({ start, length, changes, exceptions, ...rest }) => {
  const local = (at: string) => (rest.allDay ? `${at.slice(0, 10)}T00:00` : at);
  const overrides = new Map(
    changes.map(({ on, title, place, by }) => {
      const startsAt = local(laterOnClock(on, by * minutes));
      return [local(on), { on: local(on), title, place, startsAt, endsAt: startsAt }] as const;
    }),
  );
  const gone = [...new Set(exceptions.map(local))].sort();
  return {
    ...rest,
    startsAt: local(start),
    endsAt: local(laterOnClock(start, length * minutes)),
    exceptions: rest.recurrence ? gone : [],
    overrides: rest.recurrence ? [...overrides.values()].sort((a, b) => (a.on < b.on ? -1 : 1)) : [],
    extra: [],
  };
});

const options = { product: '-//Undula//Portal//EN', at: new Date('2026-11-18T10:00:00Z') };

describe('a calendar file', () => {
  it('gives back the events that it was written from', () => {
    assert(
      property(array(event, { maxLength: 4 }), (drawn) => {
        const events = drawn.map((one, index) => ({ ...one, uid: `${one.uid}${index}` }));
        const file = writeCalendar(events, options);
        const { events: back, problems } = readCalendar(file, { timeZone: 'Europe/Berlin' });
        expect(problems).toEqual([]);
        const expected = events.map((one) => ({
          ...one,
          timeZone: one.allDay ? 'Europe/Berlin' : one.timeZone,
        }));
        expect(back.map(({ line: _line, ...rest }) => rest)).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  }, 30_000);

  it('has no line of more than 75 octets', () => {
    assert(
      property(event, (drawn) => {
        for (const line of writeCalendar([drawn], options).split('\r\n'))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }),
      { numRuns: 100 },
    );
  });

  const onlyItsOwn = (file: string | Uint8Array) => {
    try {
      return readCalendar(file, { timeZone: 'Europe/Berlin' }).events.length >= 0;
    } catch (error) {
      return error instanceof IcsError && error.line >= 1 && error.message.startsWith('Line ');
    }
  };

  it('throws nothing but its own error, whatever it holds', () => {
    assert(
      property(uint8Array({ maxLength: 400 }), (bytes) => onlyItsOwn(bytes)),
      { numRuns: 500 },
    );
    const piece = constantFrom(
      'BEGIN:VCALENDAR',
      'END:VCALENDAR',
      'BEGIN:VEVENT',
      'END:VEVENT',
      'BEGIN:VTIMEZONE',
      'END:VTIMEZONE',
      'BEGIN:STANDARD',
      'END:STANDARD',
      'TZID:Atlantis',
      'TZOFFSETTO:+9999',
      'TZOFFSETTO:x',
      'DTSTART:19000101T000000',
      'DTSTART:21991231T235959Z',
      'DTSTART;TZID=Atlantis:20261118T090000',
      'DTSTART;TZID="":20261118T090000',
      'DTEND;VALUE=DATE:20261118',
      'DURATION:-P1D',
      'DURATION:P99999DT99999H',
      'RRULE:FREQ=WEEKLY;UNTIL=20261399',
      'RRULE:FREQ=DAILY;COUNT=0',
      'RRULE:;;=',
      'EXDATE:,,x',
      'RDATE:1',
      'RECURRENCE-ID:x',
      'RECURRENCE-ID:20261118T090000Z',
      'STATUS:CANCELLED',
      'SEQUENCE:-1e99',
      'UID:__proto__',
      'UID:1',
      'ATTENDEE;CN="x:y',
      'constructor:1',
      '__PROTO__;A=1:2',
      ' folded',
      ';',
      ':',
    );
    assert(
      property(
        array(oneof({ weight: 6, arbitrary: piece }, { weight: 1, arbitrary: string() }), { maxLength: 40 }),
        (all) => onlyItsOwn(['BEGIN:VCALENDAR', ...all].join('\r\n')),
      ),
      { numRuns: 1500 },
    );
  });

  it('throws nothing but its own error when a written one is cut or spoilt', () => {
    assert(
      property(
        event,
        integer({ min: 0, max: 4000 }),
        integer({ min: 0, max: 255 }),
        boolean(),
        (drawn, at, byte, cut) => {
          const bytes = new TextEncoder().encode(writeCalendar([drawn], options));
          if (cut) return onlyItsOwn(bytes.subarray(0, at % bytes.length));
          bytes[at % bytes.length] = byte;
          return onlyItsOwn(bytes);
        },
      ),
      { numRuns: 400 },
    );
  });
});
