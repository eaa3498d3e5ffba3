import { describe, expect, it } from 'vitest';
import { planImport } from '@/dashboard/calendar/exchange';
import { startsIn } from '@/dashboard/calendar/recurrence';
import { IcsError } from '@/dashboard/calendar/ics/ics-error';
import { readCalendar } from '@/dashboard/calendar/ics/read-calendar';
import type { Person } from '@/dashboard/model/records/records';
import { eventWith } from './calendar-fixtures';

const calendar = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: readonly string[]) => [
  'BEGIN:VEVENT',
  'UID:1',
  'SUMMARY:Review',
  ...lines,
  'END:VEVENT',
];
const read = (file: string) => readCalendar(file, { timeZone: 'Europe/Berlin' });
const readOne = (...lines: readonly string[]) => read(calendar(...event(...lines))).events[0];

describe('events of other programs', () => {
  it('keep the zone they were written in', () => {
    expect(
      readOne('DTSTART;TZID=America/New_York:20261118T090000', 'DTEND;TZID=America/New_York:20261118T100000'),
    ).toMatchObject({
      title: 'Review',
      startsAt: '2026-11-18T09:00',
      endsAt: '2026-11-18T10:00',
      timeZone: 'America/New_York',
      line: 3,
    });
    expect(readOne('DTSTART:20261118T090000Z')).toMatchObject({
      timeZone: 'UTC',
      startsAt: '2026-11-18T09:00',
      endsAt: '2026-11-18T09:00',
    });
  });

  it('without a zone take the calendar’s, or else the visitor’s', () => {
    expect(readOne('DTSTART:20261118T090000')).toMatchObject({ timeZone: 'Europe/Berlin' });
    const file = calendar('X-WR-TIMEZONE:Asia/Tokyo', ...event('DTSTART:20261118T090000'));
    expect(read(file).events[0]).toMatchObject({ timeZone: 'Asia/Tokyo' });
  });

  it.each([
    ['a Windows name', 'W. Europe Standard Time', 'Europe/Berlin'],
    ['a name of Mozilla’s', '/mozilla.org/20050126_1/Europe/Paris', 'Europe/Paris'],
    [
      'a name of Evolution’s',
      '/freeassociation.sourceforge.net/America/Indiana/Knox',
      'America/Indiana/Knox',
    ],
    ['another name of UTC', 'Etc/UTC', 'UTC'],
    ['a quoted name', '"America/Los_Angeles"', 'America/Los_Angeles'],
  ])('name their zone by %s', (_, id, timeZone) => {
    expect(readOne(`DTSTART;TZID=${id}:20261118T090000`)).toMatchObject({ timeZone });
  });

  it('of which the zone is only described find one whose clocks do the same', () => {
    const described = (from: string, to: string, spring: string, autumn: string) => [
      'BEGIN:VTIMEZONE',
      'TZID:Customized Time Zone',
      'BEGIN:STANDARD',
      'DTSTART:16011028T030000',
      `RRULE:FREQ=YEARLY;${autumn}`,
      `TZOFFSETFROM:${to}`,
      `TZOFFSETTO:${from}`,
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:16010325T020000',
      `RRULE:FREQ=YEARLY;${spring}`,
      `TZOFFSETFROM:${from}`,
      `TZOFFSETTO:${to}`,
      'END:DAYLIGHT',
      'END:VTIMEZONE',
      ...event('DTSTART;TZID=Customized Time Zone:20261118T090000'),
    ];
    const berlin = described('+0100', '+0200', 'BYDAY=-1SU;BYMONTH=3', 'BYDAY=-1SU;BYMONTH=10');
    expect(read(calendar(...berlin)).events[0]).toMatchObject({ timeZone: 'Europe/Berlin' });
    const newYork = described('-0500', '-0400', 'BYDAY=2SU;BYMONTH=3', 'BYDAY=1SU;BYMONTH=11');
    expect(read(calendar(...newYork)).events[0]).toMatchObject({ timeZone: 'America/New_York' });
  });

  it('last for whole days, however their end is given', () => {
    const days = (...lines: string[]) => {
      const found = readOne('DTSTART;VALUE=DATE:20261118', ...lines);
      return [found?.allDay, found?.startsAt, found?.endsAt];
    };
    const one = [true, '2026-11-18T00:00', '2026-11-18T00:00'];
    expect(days()).toEqual(one);
    expect(days('DTEND;VALUE=DATE:20261119')).toEqual(one);
    expect(days('DTEND;VALUE=DATE:20261118')).toEqual(one);
    expect(days('DTEND;VALUE=DATE:20261121')).toEqual([true, '2026-11-18T00:00', '2026-11-20T00:00']);
    expect(days('DURATION:P3D')).toEqual([true, '2026-11-18T00:00', '2026-11-20T00:00']);
  });

  it.each([
    ['PT1H30M', '2026-11-18T10:30'],
    ['P1DT1H', '2026-11-19T10:00'],
    ['P1W', '2026-11-25T09:00'],
    ['PT90S', '2026-11-18T09:01'],
  ])('last for a DURATION of %s', (duration, endsAt) => {
    expect(readOne('DTSTART:20261118T090000', `DURATION:${duration}`)?.endsAt).toBe(endsAt);
  });

  it.each([
    ['20261025T013000', 'PT3H', '2026-10-25T03:30'],
    ['20261024T013000', 'P1DT3H', '2026-10-25T03:30'],
    ['20261024T030000', 'P1D', '2026-10-25T03:00'],
    ['20260329T013000', 'PT1H', '2026-03-29T03:30'],
    // The clock shows an earlier time at the end.
    ['20261025T023000', 'PT45M', '2026-10-25T03:15'],
  ])('from %s last for a DURATION of %s, with exact hours over a clock change', (start, duration, endsAt) => {
    expect(readOne(`DTSTART;TZID=Europe/Berlin:${start}`, `DURATION:${duration}`)?.endsAt).toBe(endsAt);
  });

  it('unfold and unescape their texts', () => {
    expect(
      readOne(
        'DTSTART:20261118T090000',
        'LOCATION:Room 4\\, second',
        '  floor',
        'DESCRIPTION:One\\nTwo\\; three\\\\',
      ),
    ).toMatchObject({ place: 'Room 4, second floor', notes: 'One\nTwo; three\\' });
  });

  it('tell who asked whom, with names in quotes', () => {
    expect(
      readOne(
        'DTSTART:20261118T090000',
        'ORGANIZER;CN="Renn, Ada":MAILTO:ada@undula.example',
        'ATTENDEE;EMAIL=ben@x.example;CN=Ben:urn:uuid:1',
      ),
    ).toMatchObject({
      organizer: { name: 'Renn, Ada', email: 'ada@undula.example' },
      attendees: [{ name: 'Ben', email: 'ben@x.example' }],
    });
  });

  it('keep unsupported lines, including alarms', () => {
    const found = readOne(
      'DTSTART:20261118T090000',
      'X-COLOUR;N=1:red',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Wake up',
      'TRIGGER:-PT15M',
      'END:VALARM',
      'DESCRIPTION:The event’s own',
    );
    expect(found?.notes).toBe('The event’s own');
    expect(found?.extra.map(({ name }) => name)).toEqual([
      'X-COLOUR',
      'BEGIN',
      'ACTION',
      'DESCRIPTION',
      'TRIGGER',
      'END',
    ]);
  });
});

describe('series of other programs', () => {
  const rule = (value: string, start = 'DTSTART;TZID=Europe/Berlin:20261118T090000') =>
    readOne(start, `RRULE:${value}`)?.recurrence;

  it.each([
    ['FREQ=DAILY', { frequency: 'daily', interval: 1 }],
    ['FREQ=WEEKLY;BYDAY=FR,MO;INTERVAL=2', { frequency: 'weekly', interval: 2, weekdays: [1, 5] }],
    ['FREQ=WEEKLY;WKST=SU', { frequency: 'weekly', weekdays: [] }],
    ['FREQ=MONTHLY;BYMONTHDAY=18', { frequency: 'monthly', interval: 1 }],
    ['FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=18', { frequency: 'monthly', interval: 12 }],
    ['FREQ=DAILY;COUNT=10', { count: 10, until: null }],
    ['FREQ=DAILY;UNTIL=20261201T080000Z', { until: '2026-12-01' }],
    ['FREQ=DAILY;UNTIL=20261201T075959Z', { until: '2026-11-30' }],
    ['FREQ=DAILY;UNTIL=20261201', { until: '2026-12-01' }],
    ['FREQ=MONTHLY;BYDAY=3WE;COUNT=4', { frequency: 'monthly', count: 4, rule: 'FREQ=MONTHLY;BYDAY=3WE' }],
    ['FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1', { rule: 'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1' }],
    ['FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TU,SU', { rule: 'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TU,SU' }],
  ])('%s', (value, expected) => {
    expect(rule(value)).toMatchObject(expected);
  });

  it('join what was cancelled and what was changed, in whichever zone it is written', () => {
    const { events, problems } = read(
      calendar(
        ...event(
          'DTSTART;TZID=Europe/Berlin:20261118T090000',
          'DTEND;TZID=Europe/Berlin:20261118T100000',
          'RRULE:FREQ=WEEKLY',
          'EXDATE:20261125T080000Z,20261202T080000Z',
          'EXDATE;TZID=Europe/Berlin:20261209T090000',
          'SEQUENCE:2',
        ),
        ...event(
          'RECURRENCE-ID:20261216T080000Z',
          'DTSTART:20261217T080000Z',
          'DTEND:20261217T093000Z',
          'LOCATION:Boat shed',
          'SEQUENCE:3',
        ),
        ...event(
          'RECURRENCE-ID;TZID=Europe/Berlin:20261223T090000',
          'DTSTART;TZID=Europe/Berlin:20261223T090000',
          'STATUS:CANCELLED',
        ),
      ),
    );
    expect(problems).toEqual([]);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      sequence: 3,
      exceptions: ['2026-11-25T09:00', '2026-12-02T09:00', '2026-12-09T09:00', '2026-12-23T09:00'],
      overrides: [
        {
          on: '2026-12-16T09:00',
          startsAt: '2026-12-17T09:00',
          endsAt: '2026-12-17T10:30',
          place: 'Boat shed',
          title: 'Review',
        },
      ],
    });
  });

  it('of whole days name what was cancelled by the day', () => {
    expect(
      readOne('DTSTART;VALUE=DATE:20261118', 'RRULE:FREQ=DAILY', 'EXDATE;VALUE=DATE:20261120')?.exceptions,
    ).toEqual(['2026-11-20T00:00']);
  });

  it('of which the file has one occurrence only are an event of its own', () => {
    const { events } = read(calendar(...event('RECURRENCE-ID:20261125T080000Z', 'DTSTART:20261125T090000Z')));
    expect(events).toMatchObject([
      { uid: '1/2026-11-25T08:00', recurrence: null, startsAt: '2026-11-25T09:00' },
    ]);
  });

  it('that change from one day on are changed on that day, and it is said', () => {
    const { problems } = read(
      calendar(
        ...event('DTSTART:20261109T090000', 'RRULE:FREQ=WEEKLY'),
        ...event('RECURRENCE-ID;RANGE=THISANDFUTURE:20261116T090000', 'DTSTART:20261116T140000'),
      ),
    );
    expect(problems).toMatchObject([
      { effect: 'simplified', message: expect.stringContaining('on all later ones') as string },
    ]);
  });

  it('of a day of every month have it twelve times a year', () => {
    const monthly = readOne('DTSTART;VALUE=DATE:20260515', 'RRULE:FREQ=YEARLY;BYMONTHDAY=15');
    expect(startsIn({ ...eventWith(), ...monthly }, '2026-05-15T00:00', '2026-12-31T00:00')).toHaveLength(8);
  });

  it('of more text than a backup takes are cut, and it is said', () => {
    const { events, problems } = read(
      calendar(...event('DTSTART:20261118T090000', `DESCRIPTION:${'x'.repeat(100_001)}`)),
    );
    expect(events[0]?.notes).toHaveLength(100_000);
    expect(problems).toMatchObject([{ effect: 'simplified' }]);
  });

  it('of which each lasts for more than a year are taken once, and it is said', () => {
    const { events, problems } = read(
      calendar(...event('DTSTART:20261118T090000', 'DTEND:20281118T090000', 'RRULE:FREQ=DAILY')),
    );
    expect(events[0]?.recurrence).toBeNull();
    expect(problems).toMatchObject([
      { effect: 'simplified', message: expect.stringContaining('lasts for more than a year') as string },
    ]);
  });

  it.each([
    ['FREQ=HOURLY', /line|does not support/i],
    ['FREQ=WEEKLY;BYDAY=XX', /does not support/],
    ['nonsense', /does not support/],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', /with no other date .* imported once/],
  ])('that cannot be followed (%s) are taken once, and it is said', (value, message) => {
    const { events, problems } = read(calendar(...event('DTSTART:20261118T090000', `RRULE:${value}`)));
    expect(events[0]?.recurrence).toBeNull();
    expect(problems).toMatchObject([
      { line: 7, effect: 'simplified', message: expect.stringMatching(message) as string },
    ]);
  });
});

describe('errors of a file', () => {
  it.each([
    ['nothing', ''],
    ['a picture', '\u0089PNG\r\n\u001a\n'],
    ['a page', '<!doctype html>\n<p>Sign in</p>'],
    ['a card', 'BEGIN:VCARD\nVERSION:3.0\nEND:VCARD'],
  ])('is said at once where it is no calendar: %s', (_, file) => {
    expect(() => read(file)).toThrow(IcsError);
    expect(() => read(file)).toThrow(/^Line 1: This is not a calendar file\. Export it/);
  });

  it('is said of its predecessor, and of one that is too large', () => {
    expect(() => read('BEGIN:VCALENDAR\nVERSION:1.0\nEND:VCALENDAR')).toThrow(/^Line 2: .*vCalendar 1\.0/);
    expect(() => readCalendar(new Uint8Array(5_000_001), { timeZone: 'UTC' })).toThrow(/5 MB/);
  });

  it.each([
    ['a start that is none', ['DTSTART:tomorrow'], 6, /“tomorrow” is not a date/],
    ['a day that does not exist', ['DTSTART;VALUE=DATE:20260230'], 6, /not a date/],
    ['no start', [], 3, /no start/],
    [
      'an end before its start',
      ['DTSTART:20261118T090000Z', 'DTEND:20261118T080000Z'],
      7,
      /ends before it starts/,
    ],
    [
      'a zone that nobody knows',
      ['DTSTART;TZID=Atlantis:20261118T090000'],
      6,
      /“Atlantis” is not known\. Choose one such as Europe\/Berlin/,
    ],
    ['a length that is none', ['DTSTART:20261118T090000Z', 'DURATION:long'], 7, /not a length of time/],
  ])('reports a skipped event with its line and a fix: %s', (_, lines, line, message) => {
    const { events, problems } = read(
      calendar(...event(...lines), 'BEGIN:VEVENT', 'UID:2', 'DTSTART:20261118T090000Z', 'END:VEVENT'),
    );
    expect(events.map(({ uid }) => uid)).toEqual(['2']);
    expect(problems).toMatchObject([{ line, effect: 'left-out' }]);
    expect(problems[0]?.message).toMatch(message);
    expect(problems[0]?.message).toMatch(/^“Review” is left out\./);
  });

  it('does not stop at a line that is none, nor at a file that was cut off', () => {
    const cut = calendar(...event('DTSTART:20261118T090000Z', 'garbage'), 'BEGIN:VEVENT', 'UID:2').replace(
      /END:VCALENDAR\r\n$/,
      '',
    );
    const { events, problems } = read(cut);
    expect(events).toHaveLength(1);
    expect(problems).toMatchObject([
      { line: 7, effect: 'simplified' },
      { line: 9, effect: 'left-out', message: expect.stringContaining('has no end') as string },
    ]);
  });

  it('is not that an event was cancelled', () => {
    const { events, problems } = read(calendar('METHOD:CANCEL', ...event('DTSTART:20261118T090000Z')));
    expect(events).toEqual([]);
    expect(problems).toMatchObject([
      { effect: 'left-out', message: expect.stringContaining('was cancelled') as string },
    ]);
  });
});

describe('an import', () => {
  const ada = { id: 'ada', name: 'Ada', email: 'ada@undula.example' } as Person;
  const ben = { id: 'ben', name: 'Ben', email: 'Ben@Undula.example' } as Person;
  const plan = (
    file: string,
    events = [eventWith({ uid: 'kept', startsAt: '2026-11-18T09:00', endsAt: '2026-11-18T10:00' })],
  ) => planImport(read(file).events, { ownerId: 'ada', events, people: [ada, ben], newId: () => 'new' });
  const kept = (...more: string[]) =>
    calendar(
      'BEGIN:VEVENT',
      'UID:kept',
      'SUMMARY:Review',
      'DTSTART;TZID=Europe/Berlin:20261118T090000',
      'DTEND;TZID=Europe/Berlin:20261118T100000',
      ...more,
      'END:VEVENT',
    );

  it('adds what is new to the importer’s calendar, with the people it knows', () => {
    const [planned] = plan(
      calendar(
        ...event(
          'DTSTART:20261118T090000Z',
          'ORGANIZER:mailto:ben@undula.example',
          'ATTENDEE:mailto:who@else.example',
          'ATTENDEE:mailto:ada@undula.example',
        ),
      ),
    );
    expect(planned).toMatchObject({
      kind: 'new',
      event: { id: 'new', ownerId: 'ada', attendeeIds: ['ben'], revision: 0, uid: '1' },
      unknownPeople: [{ email: 'who@else.example' }],
    });
  });

  it('leaves alone what is the same, and changes what is not', () => {
    expect(plan(kept())[0]?.kind).toBe('same');
    expect(plan(kept('LOCATION:Boat shed'))[0]).toMatchObject({
      kind: 'changed',
      event: { id: 'event-1', place: 'Boat shed' },
    });
  });

  it('takes no two events without an identifier for one', () => {
    const dentist = calendar('BEGIN:VEVENT', 'SUMMARY:Dentist', 'DTSTART:20261118T090000', 'END:VEVENT');
    const concert = calendar('BEGIN:VEVENT', 'SUMMARY:Concert', 'DTSTART:20261119T200000', 'END:VEVENT');
    const [first] = plan(dentist);
    expect(plan(concert, [first!.event])[0]?.kind).toBe('new');
    expect(plan(dentist, [first!.event])[0]?.kind).toBe('same');
  });

  it('keeps events without an identifier that differ in their place alone, or in nothing', () => {
    const busy = (place: string) => [
      'BEGIN:VEVENT',
      'SUMMARY:Busy',
      'DTSTART:20261116T090000',
      `LOCATION:${place}`,
      'END:VEVENT',
    ];
    const { events } = read(calendar(...busy('Room 1'), ...busy('Room 2'), ...busy('Room 2')));
    expect(events.map(({ place }) => place)).toEqual(['Room 1', 'Room 2', 'Room 2']);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(3);
  });

  it('takes nobody without an address for an account that nobody uses', () => {
    const unused: Person = { ...ben, id: 'unused', name: 'Test Intern', email: '' };
    const planned = (more: string, attendeeIds: string[]) =>
      planImport(read(kept(more)).events, {
        ownerId: 'ada',
        events: [eventWith({ uid: 'kept', attendeeIds })],
        people: [ada, unused],
        newId: () => 'new',
      })[0];
    expect(planned('ATTENDEE;CN=Room 4:invalid:nomail', [])).toMatchObject({
      event: { attendeeIds: [] },
      unknownPeople: [{ name: 'Room 4' }],
    });
    // Nor is the importing person told to be unknown.
    const admin: Person = { ...ada, email: '' };
    const own = planImport(
      read(calendar(...event('DTSTART:20261118T090000Z', 'ORGANIZER;CN=Ada:invalid:nomail'))).events,
      {
        ownerId: 'ada',
        events: [],
        people: [admin],
        newId: () => 'new',
      },
    );
    expect(own[0]?.unknownPeople).toEqual([]);
    // What this portal wrote comes back as it was.
    expect(planned('ATTENDEE;CN=Test Intern:invalid:nomail', ['unused'])?.kind).toBe('same');
  });

  it('does not change what belongs to somebody else', () => {
    expect(plan(kept('LOCATION:Boat shed'), [eventWith({ uid: 'kept', ownerId: 'ben' })])[0]?.kind).toBe(
      'foreign',
    );
  });

  it('tells whether something is left behind', () => {
    expect(plan(kept('X-COLOUR:red'))[0]?.hasMore).toBe(false);
    expect(plan(kept('BEGIN:VALARM', 'TRIGGER:-PT5M', 'END:VALARM'))[0]?.hasMore).toBe(true);
  });
});
