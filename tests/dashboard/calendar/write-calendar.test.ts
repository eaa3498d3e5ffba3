import { describe, expect, it } from 'vitest';
import { toIcsEvent } from '@/dashboard/calendar/exchange';
import type { IcsEvent } from '@/dashboard/calendar/ics/ics-event';
import { fold, formatLine, parseLine, toText, fromText, unfold } from '@/dashboard/calendar/ics/content-line';
import { writeCalendar } from '@/dashboard/calendar/ics/write-calendar';
import type { CalendarEvent, Person } from '@/dashboard/model/records/records';
import { eventWith, repeats } from './calendar-fixtures';

const options = { product: '-//Undula//Portal//EN', at: new Date('2026-11-18T10:00:00Z') };
const people = new Map([
  ['ada', { name: 'Ada Renn', email: 'ada@undula.example' } as Person],
  ['ben', { name: 'Voss; Ben, "Benno"', email: 'ben@undula.example' } as Person],
]);
const written = (facts: Partial<CalendarEvent>, more: Partial<IcsEvent> = {}) =>
  writeCalendar([{ ...toIcsEvent(eventWith(facts), (id) => people.get(id) ?? null), ...more }], options)
    .replaceAll('\r\n ', '')
    .split('\r\n');
const octets = (text: string) => new TextEncoder().encode(text).length;

describe('a written calendar', () => {
  it('has the frame that other programs ask for', () => {
    const lines = written({});
    expect(lines.slice(0, 4)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Undula//Portal//EN',
      'CALSCALE:GREGORIAN',
    ]);
    expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
    expect(lines).toContain('UID:event-1@undula.example');
    expect(lines).toContain('DTSTAMP:20261118T100000Z');
  });

  it('keeps times in their zone and says what the zone does', () => {
    const lines = written({ revision: 4 });
    expect(lines).toContain('DTSTART;TZID=Europe/Berlin:20261118T090000');
    expect(lines).toContain('DTEND;TZID=Europe/Berlin:20261118T100000');
    expect(lines).toContain('SEQUENCE:4');
    const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE') + 1);
    expect(zone).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Berlin',
      'BEGIN:DAYLIGHT',
      'DTSTART:20250330T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:20251026T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]);
  });

  it.each([
    [
      'New York counts Sundays from the start of the month',
      'America/New_York',
      ['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU'],
    ],
    [
      'Lord Howe moves by half an hour',
      'Australia/Lord_Howe',
      ['TZOFFSETFROM:+1030', 'TZOFFSETTO:+1100', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=1SU'],
    ],
    [
      'Kolkata never moves',
      'Asia/Kolkata',
      ['DTSTART:19700101T000000', 'TZOFFSETFROM:+0530', 'TZOFFSETTO:+0530'],
    ],
  ])('%s', (_, timeZone, expected) => {
    expect(written({ timeZone })).toEqual(expect.arrayContaining(expected));
  });

  it('lists the changes of a zone that has no yearly rule', () => {
    const lines = written({ timeZone: 'Africa/Casablanca' });
    expect(lines.filter((line) => line.startsWith('RDATE:')).length).toBeGreaterThan(10);
    expect(lines.some((line) => line.startsWith('RRULE:'))).toBe(false);
  });

  it('writes UTC as UTC, and whole days as days with the day after as their end', () => {
    expect(written({ timeZone: 'UTC' })).toEqual(
      expect.arrayContaining(['DTSTART:20261118T090000Z', 'DTEND:20261118T100000Z']),
    );
    const days = written({ allDay: true, startsAt: '2026-11-18T00:00', endsAt: '2026-11-19T00:00' });
    expect(days).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261118', 'DTEND;VALUE=DATE:20261120']),
    );
    expect(days).not.toContain('BEGIN:VTIMEZONE');
  });

  it('writes a series with what was cancelled and changed', () => {
    const lines = written({
      recurrence: repeats({ interval: 2, weekdays: [3, 5], until: '2027-03-31' }),
      exceptions: ['2026-12-02T09:00'],
      overrides: [
        {
          on: '2026-12-16T09:00',
          title: 'Last one',
          place: 'Boat shed',
          startsAt: '2026-12-17T09:00',
          endsAt: '2026-12-17T11:00',
        },
      ],
    });
    expect(lines).toContain('RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=WE,FR;UNTIL=20270331T070000Z');
    expect(lines).toContain('EXDATE;TZID=Europe/Berlin:20261202T090000');
    const override = lines.slice(lines.lastIndexOf('BEGIN:VEVENT'));
    expect(override).toEqual(
      expect.arrayContaining([
        'UID:event-1@undula.example',
        'RECURRENCE-ID;TZID=Europe/Berlin:20261216T090000',
        'DTSTART;TZID=Europe/Berlin:20261217T090000',
        'SUMMARY:Last one',
        'LOCATION:Boat shed',
      ]),
    );
    expect(override.some((line) => line.startsWith('RRULE'))).toBe(false);
  });

  it('escapes texts and quotes names', () => {
    const lines = written({
      title: 'Plan; budget, "hours" \\ more',
      notes: 'One\r\nTwo\u0007',
      attendeeIds: ['ben', 'nobody'],
    });
    expect(lines).toContain('SUMMARY:Plan\\; budget\\, "hours" \\\\ more');
    expect(lines).toContain('DESCRIPTION:One\\nTwo');
    expect(lines).toContain('ORGANIZER;CN=Ada Renn:mailto:ada@undula.example');
    expect(lines).toContain('ATTENDEE;CN="Voss; Ben, ^\'Benno^\'":mailto:ben@undula.example');
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
  });

  it('folds after 75 octets at most, never inside a letter', () => {
    const title = 'Wellenlänge für die Schönsten 🌊🌊🌊 '.repeat(9).trim();
    const file = writeCalendar([toIcsEvent(eventWith({ title }), () => null)], options);
    const lines = file.split('\r\n');
    expect(Math.max(...lines.map(octets))).toBe(75);
    expect(lines.every((line) => !line.includes('\uFFFD'))).toBe(true);
    expect(unfold(new TextEncoder().encode(file)).find(({ text }) => text.startsWith('SUMMARY'))?.text).toBe(
      `SUMMARY:${title}`,
    );
  });
});

describe('a content line', () => {
  it.each([
    ['SUMMARY:Hello', 'SUMMARY', {}, 'Hello'],
    ['dtstart;tzid=Europe/Berlin:20261118T090000', 'DTSTART', { TZID: ['Europe/Berlin'] }, '20261118T090000'],
    [
      'ATTENDEE;CN="Voss, Ben: the second; third";ROLE=CHAIR:mailto:b@x',
      'ATTENDEE',
      { CN: ['Voss, Ben: the second; third'], ROLE: ['CHAIR'] },
      'mailto:b@x',
    ],
    [
      'ATTENDEE;MEMBER="mailto:a@x","mailto:b@x":mailto:c@x',
      'ATTENDEE',
      { MEMBER: ['mailto:a@x', 'mailto:b@x'] },
      'mailto:c@x',
    ],
    ["X-A;N=one^nTwo^'^^:v", 'X-A', { N: ['one\nTwo"^'] }, 'v'],
    ['item1.SUMMARY:Grouped', 'SUMMARY', {}, 'Grouped'],
    ['X-EMPTY:', 'X-EMPTY', {}, ''],
  ])('%s', (text, name, params, value) => {
    expect(parseLine(text, 7)).toEqual({ name, params, value, line: 7 });
  });

  it.each(['no colon', '', ':value', 'DTSTART;TZID:20261118', 'A;B="open:v'])('“%s” is none', (text) => {
    expect(parseLine(text, 1)).toBeNull();
  });

  it('comes back as it was written', () => {
    const params = { CN: ['a "b" ^ c\nd', 'x;y'] };
    expect(parseLine(formatLine('X-B', 'v', params), 1)?.params).toEqual(params);
    expect(fromText(toText('a\\nb;c,d\ne\\'))).toBe('a\\nb;c,d\ne\\');
  });

  it('is unfolded as bytes, whatever ends its lines', () => {
    const bytes = new TextEncoder().encode('\uFEFFA:ü\r\nB:1\n 2\r\n\t3\r\rC:4');
    expect(unfold(bytes)).toEqual([
      { line: 1, text: 'A:ü' },
      { line: 2, text: 'B:123' },
      { line: 6, text: 'C:4' },
    ]);
    // A fold in the middle of the two bytes of a letter.
    const [first = 0, second = 0] = new TextEncoder().encode('ü');
    expect(unfold(new Uint8Array([65, 58, first, 13, 10, 32, second]))[0]?.text).toBe('A:ü');
    // What is no UTF-8 is read as Windows wrote it.
    expect(unfold(new Uint8Array([65, 58, 0xfc]))[0]?.text).toBe('A:ü');
    expect(fold('SHORT:1')).toBe('SHORT:1\r\n');
  });
});
