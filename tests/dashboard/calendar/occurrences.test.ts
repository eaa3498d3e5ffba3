import { describe, expect, it } from 'vitest';
import {
  byDay,
  eventsOf,
  findOccurrence,
  keyOf,
  occurrencesIn,
  occurrencesInSteps,
  parseKey,
  type CalendarRange,
} from '@/dashboard/calendar/occurrences';
import type { CalendarEvent } from '@/dashboard/model/records/records';
import { eventWith, repeats } from './calendar-fixtures';

const utc = (instant: number) => new Date(instant).toISOString().slice(0, 16);
const range = (first: string, last: string, timeZone = 'UTC'): CalendarRange => ({ first, last, timeZone });
const startsOf = (event: CalendarEvent, first: string, last: string, timeZone?: string) =>
  occurrencesIn([event], range(first, last, timeZone)).map(({ start }) => utc(start));

interface Case {
  name: string;
  event: Partial<CalendarEvent>;
  first: string;
  last: string;
  /** Instants of the starts, as UTC. */
  starts: string[];
}

/** A series whose events take an hour, in UTC. */
const series = (
  startsAt: string,
  recurrence: CalendarEvent['recurrence'],
  more: Partial<CalendarEvent> = {},
): Partial<CalendarEvent> => ({
  startsAt,
  endsAt: utc(Date.parse(`${startsAt}Z`) + 3_600_000),
  timeZone: 'UTC',
  recurrence,
  ...more,
});

const berlin = 'Europe/Berlin';
const cases: Case[] = [
  {
    name: 'a weekly 09:00 in Berlin stays 09:00 when summer time ends',
    event: series('2026-10-19T09:00', repeats(), { timeZone: berlin }),
    first: '2026-10-19',
    last: '2026-11-02',
    starts: ['2026-10-19T07:00', '2026-10-26T08:00', '2026-11-02T08:00'],
  },
  {
    name: 'a weekly 09:00 in New York stays 09:00 when summer time begins',
    event: series('2026-03-02T09:00', repeats(), { timeZone: 'America/New_York' }),
    first: '2026-03-01',
    last: '2026-03-16',
    starts: ['2026-03-02T14:00', '2026-03-09T13:00', '2026-03-16T13:00'],
  },
  {
    name: 'a weekly 09:00 on Lord Howe stays 09:00 across half an hour',
    event: series('2026-03-30T09:00', repeats(), { timeZone: 'Australia/Lord_Howe' }),
    first: '2026-03-29',
    last: '2026-04-06',
    starts: ['2026-03-29T22:00', '2026-04-05T22:30'],
  },
  {
    name: 'a weekly 09:00 in Kolkata never moves',
    event: series('2026-03-23T09:00', repeats(), { timeZone: 'Asia/Kolkata' }),
    first: '2026-03-23',
    last: '2026-04-06',
    starts: ['2026-03-23T03:30', '2026-03-30T03:30', '2026-04-06T03:30'],
  },
  {
    name: 'a nightly 02:30 takes place at 03:30 in the night that has no 02:30, and goes on as before',
    event: series('2026-03-28T02:30', repeats({ frequency: 'daily' }), {
      endsAt: '2026-03-28T02:45',
      timeZone: berlin,
    }),
    first: '2026-03-28',
    last: '2026-03-30',
    starts: ['2026-03-28T01:30', '2026-03-29T01:30', '2026-03-30T00:30'],
  },
  {
    name: 'a nightly 02:30 takes place once in the night that has two',
    event: series('2026-10-24T02:30', repeats({ frequency: 'daily' }), {
      endsAt: '2026-10-24T02:45',
      timeZone: berlin,
    }),
    first: '2026-10-24',
    last: '2026-10-26',
    starts: ['2026-10-24T00:30', '2026-10-25T00:30', '2026-10-26T01:30'],
  },
  {
    name: 'every second week counts weeks from Monday',
    event: series('2026-11-18T09:00', repeats({ interval: 2, weekdays: [1, 3] })),
    first: '2026-11-16',
    last: '2026-12-16',
    starts: [
      '2026-11-18T09:00',
      '2026-11-30T09:00',
      '2026-12-02T09:00',
      '2026-12-14T09:00',
      '2026-12-16T09:00',
    ],
  },
  {
    name: 'every third day',
    event: series('2026-12-30T09:00', repeats({ frequency: 'daily', interval: 3 })),
    first: '2026-12-01',
    last: '2027-01-05',
    starts: ['2026-12-30T09:00', '2027-01-02T09:00', '2027-01-05T09:00'],
  },
  {
    name: 'day 31 leaves out the months without one',
    event: series('2026-01-31T09:00', repeats({ frequency: 'monthly' })),
    first: '2026-01-01',
    last: '2026-06-30',
    starts: ['2026-01-31T09:00', '2026-03-31T09:00', '2026-05-31T09:00'],
  },
  {
    name: 'the 29th of February comes every four years',
    event: series('2024-02-29T09:00', repeats({ frequency: 'monthly', interval: 12 })),
    first: '2024-01-01',
    last: '2032-12-31',
    starts: ['2024-02-29T09:00', '2028-02-29T09:00', '2032-02-29T09:00'],
  },
  {
    name: 'a rule of its own: the third Wednesday',
    event: series('2026-11-18T09:00', repeats({ frequency: 'monthly', rule: 'FREQ=MONTHLY;BYDAY=3WE' })),
    first: '2026-11-01',
    last: '2027-01-31',
    starts: ['2026-11-18T09:00', '2026-12-16T09:00', '2027-01-20T09:00'],
  },
  {
    name: 'the last day that it may happen still counts',
    event: series('2026-11-16T23:30', repeats({ frequency: 'daily', until: '2026-11-18' }), {
      endsAt: '2026-11-16T23:45',
    }),
    first: '2026-11-01',
    last: '2026-11-30',
    starts: ['2026-11-16T23:30', '2026-11-17T23:30', '2026-11-18T23:30'],
  },
  {
    name: 'a count counts what was cancelled too',
    event: series('2026-11-16T09:00', repeats({ frequency: 'daily', count: 3 }), {
      exceptions: ['2026-11-17T09:00'],
    }),
    first: '2026-11-01',
    last: '2026-11-30',
    starts: ['2026-11-16T09:00', '2026-11-18T09:00'],
  },
  {
    name: 'a start that its rule does not give is the first of the count',
    event: series('2026-11-18T09:00', repeats({ weekdays: [1], count: 3 })),
    first: '2026-11-01',
    last: '2026-12-31',
    starts: ['2026-11-18T09:00', '2026-11-23T09:00', '2026-11-30T09:00'],
  },
  {
    name: 'an exception names the local start, on either side of a change of clocks',
    event: series('2026-10-19T09:00', repeats(), { timeZone: berlin, exceptions: ['2026-10-26T09:00'] }),
    first: '2026-10-19',
    last: '2026-11-02',
    starts: ['2026-10-19T07:00', '2026-11-02T08:00'],
  },
  {
    name: 'a rule that cannot be worked out leaves the event at its start',
    event: series('2026-11-18T09:00', repeats({ rule: 'FREQ=NEVER' })),
    first: '2026-11-01',
    last: '2027-11-30',
    starts: ['2026-11-18T09:00'],
  },
];

describe('occurrences of a series', () => {
  it.each(cases)('$name', ({ event, first, last, starts }) => {
    expect(startsOf(eventWith(event), first, last)).toEqual(starts);
  });

  it('of which one was moved is found where it went, and not where it was', () => {
    const event = eventWith({
      recurrence: repeats(),
      overrides: [
        {
          on: '2026-11-25T09:00',
          title: 'Review with guests',
          place: 'Boat shed',
          startsAt: '2026-11-27T14:00',
          endsAt: '2026-11-27T16:00',
        },
      ],
    });
    expect(startsOf(event, '2026-11-25', '2026-11-26')).toEqual([]);
    const [moved] = occurrencesIn([event], range('2026-11-27', '2026-11-27'));
    expect(moved).toMatchObject({
      key: 'event-1@2026-11-25T09:00',
      title: 'Review with guests',
      place: 'Boat shed',
      on: '2026-11-25T09:00',
      changed: true,
    });
    expect(utc(moved!.end)).toBe('2026-11-27T15:00');
  });

  it('keeps an override far from its own day, and drops one that the series no longer gives', () => {
    const override = {
      on: '2026-11-25T09:00',
      title: 'Review',
      place: '',
      startsAt: '2027-03-01T09:00',
      endsAt: '2027-03-01T10:00',
    };
    const event = eventWith({ recurrence: repeats(), overrides: [override] });
    expect(occurrencesIn([event], range('2027-03-01', '2027-03-01'))).toHaveLength(1);
    const stale = eventWith({ recurrence: repeats(), overrides: [{ ...override, on: '2026-11-26T09:00' }] });
    expect(occurrencesIn([stale], range('2027-03-01', '2027-03-01'))).toHaveLength(0);
  });

  it('is cancelled where an exception and an override name the same one', () => {
    const on = '2026-11-25T09:00';
    const event = eventWith({
      recurrence: repeats(),
      exceptions: [on],
      overrides: [{ on, title: 'Review', place: '', startsAt: on, endsAt: '2026-11-25T11:00' }],
    });
    expect(startsOf(event, '2026-11-24', '2026-11-26')).toEqual([]);
  });

  it('ends when the clock says so, also in the night of a change', () => {
    const event = eventWith({
      startsAt: '2026-10-24T22:00',
      endsAt: '2026-10-25T06:00',
      recurrence: repeats({ frequency: 'daily' }),
    });
    const [first] = occurrencesIn([event], range('2026-10-24', '2026-10-24', berlin));
    expect(first!.to).toBe('2026-10-25T06:00');
    expect((first!.end - first!.start) / 3_600_000).toBe(9);
  });

  it('never ends before it starts where the clocks skip its start', () => {
    const event = eventWith({ startsAt: '2026-03-29T02:30', endsAt: '2026-03-29T03:00' });
    const [only] = occurrencesIn([event], range('2026-03-29', '2026-03-29', berlin));
    expect([only!.from, only!.to]).toEqual(['2026-03-29T03:30', '2026-03-29T04:00']);
  });
});

describe('occurrences of single events', () => {
  it('lie on the visitor’s days', () => {
    const event = eventWith({
      startsAt: '2026-11-18T20:00',
      endsAt: '2026-11-18T21:00',
      timeZone: 'America/New_York',
    });
    const found = occurrencesIn([event], range('2026-11-19', '2026-11-19', berlin));
    expect(found[0]).toMatchObject({
      from: '2026-11-19T02:00',
      to: '2026-11-19T03:00',
      firstDay: '2026-11-19',
    });
    expect(occurrencesIn([event], range('2026-11-18', '2026-11-18', berlin))).toEqual([]);
  });

  it('keep whole days in every zone', () => {
    const event = eventWith({ allDay: true, startsAt: '2026-11-18T00:00', endsAt: '2026-11-19T00:00' });
    for (const zone of [berlin, 'America/New_York', 'Australia/Lord_Howe']) {
      const [found] = occurrencesIn([event], range('2026-11-19', '2026-11-19', zone));
      expect(found).toMatchObject({ firstDay: '2026-11-18', lastDay: '2026-11-19', to: '2026-11-20T00:00' });
    }
  });

  it('that end at midnight are not shown on the day after', () => {
    const event = eventWith({ startsAt: '2026-11-18T22:00', endsAt: '2026-11-19T00:00' });
    expect(occurrencesIn([event], range('2026-11-19', '2026-11-19', berlin))).toEqual([]);
  });

  it('that span days are found from the middle', () => {
    const event = eventWith({ startsAt: '2026-11-02T09:00', endsAt: '2026-11-27T17:00' });
    expect(occurrencesIn([event], range('2026-11-16', '2026-11-16', berlin))).toHaveLength(1);
  });

  it('come in order, whole days before what starts with them', () => {
    const events = [
      eventWith({ id: 'late', startsAt: '2026-11-18T15:00', endsAt: '2026-11-18T16:00' }),
      eventWith({ id: 'night', startsAt: '2026-11-18T00:00', endsAt: '2026-11-18T01:00' }),
      eventWith({ id: 'day', allDay: true, startsAt: '2026-11-18T00:00', endsAt: '2026-11-18T00:00' }),
    ];
    const found = occurrencesIn(events, range('2026-11-18', '2026-11-18', berlin));
    expect(found.map(({ key }) => key)).toEqual(['day', 'night', 'late']);
  });
});

describe('an occurrence in an address', () => {
  const series = eventWith({ recurrence: repeats(), exceptions: ['2026-12-02T09:00'] });

  it('is found by its name', () => {
    expect(parseKey(keyOf(series, '2026-11-25T09:00'))).toEqual({ id: 'event-1', on: '2026-11-25T09:00' });
    expect(findOccurrence([series], 'event-1@2026-11-25T09:00', berlin)?.from).toBe('2026-11-25T09:00');
    expect(findOccurrence([series], 'event-1', berlin)?.from).toBe('2026-11-18T09:00');
  });

  it.each(['event-1@2026-11-26T09:00', 'event-1@2026-12-02T09:00', 'event-2', 'event-1@2026-13-40T09:00'])(
    'is not found where it does not take place: %s',
    (key) => {
      expect(findOccurrence([series], key, berlin)).toBeNull();
    },
  );

  it('is not taken for a single event’s', () => {
    const single = eventWith({ id: 'a@b' });
    expect(findOccurrence([single], keyOf(single, single.startsAt), berlin)?.key).toBe('a@b');
  });
});

describe('a person’s events', () => {
  it('are those they own and those they were asked to', () => {
    const events = [
      eventWith({ id: '1' }),
      eventWith({ id: '2', ownerId: 'ben', attendeeIds: ['ada'] }),
      eventWith({ id: '3', ownerId: 'ben' }),
    ];
    expect(eventsOf(events, 'ada').map(({ id }) => id)).toEqual(['1', '2']);
  });
});

describe('the occurrences of each day', () => {
  const days = ['2026-11-17', '2026-11-18', '2026-11-19'];
  const titles = (...events: Partial<CalendarEvent>[]) =>
    byDay(occurrencesIn(events.map(eventWith), range('2026-11-01', '2026-11-30', berlin)), days).map((all) =>
      all.map(({ title }) => title),
    );

  it('are in the order of their starts', () => {
    const at = (title: string, hour: number) => ({
      id: title,
      title,
      startsAt: `2026-11-18T${hour}:00`,
      endsAt: `2026-11-18T${hour + 1}:00`,
    });
    expect(titles(at('late', 15), at('early', 10))).toEqual([[], ['early', 'late'], []]);
  });

  it('include those that began before, and those that go on', () => {
    const lasting = { startsAt: '2026-11-10T09:00', endsAt: '2026-11-18T10:00', title: 'Fair' };
    expect(titles(lasting)).toEqual([['Fair'], ['Fair'], []]);
    expect(titles({ ...lasting, startsAt: '2026-11-18T22:00', endsAt: '2026-11-24T10:00' })).toEqual([
      [],
      ['Fair'],
      ['Fair'],
    ]);
  });

  it('leave out those of other days', () => {
    const on = (day: string) => ({ id: day, startsAt: `${day}T09:00`, endsAt: `${day}T10:00` });
    expect(titles(on('2026-11-16'), on('2026-11-20'))).toEqual([[], [], []]);
  });
});

it('occurrences are found with a pause after each event and each day', () => {
  const events = Array.from({ length: 20 }, (_, index) =>
    eventWith({ id: `event-${index}`, recurrence: repeats({ frequency: 'daily' }) }),
  );
  const week = range('2026-11-18', '2026-11-24', berlin);
  const work = occurrencesInSteps(events, week);
  let pauses = 0;
  let step = work.next();
  for (; !step.done; step = work.next()) pauses += 1;
  expect(pauses).toBe(events.length + 7);
  expect(step.value).toEqual(occurrencesIn(events, week));
});

it('shows an event from and to the times of the reader’s zone', () => {
  const [seen] = occurrencesIn([eventWith()], range('2026-11-18', '2026-11-18', 'America/New_York'));
  expect([seen?.from, seen?.to]).toEqual(['2026-11-18T03:00', '2026-11-18T04:00']);
  expect([seen?.startsAt, seen?.endsAt]).toEqual(['2026-11-18T09:00', '2026-11-18T10:00']);
});
