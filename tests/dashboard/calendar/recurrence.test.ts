import {
  assert,
  constantFrom,
  integer,
  oneof,
  option,
  property,
  record,
  subarray,
  uniqueArray,
} from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { describe, expect, it } from 'vitest';
import {
  countedUntil,
  maxCounted,
  maxCountedTogether,
  repeatsAtAll,
  startsIn,
} from '@/dashboard/calendar/recurrence';
import { noCost } from '@/dashboard/calendar/rule-days';
import { maxOccurrences, occurrencesIn, type CalendarRange } from '@/dashboard/calendar/occurrences';
import { describeRecurrence } from '@/dashboard/calendar/recurrence-words';
import { partsOf } from '@/dashboard/calendar/rule-parts';
import { laterOnClock } from '@/dashboard/days/zones';
import { minute } from '@/dashboard/days/local-time';
import type { CalendarEvent } from '@/dashboard/model/records/records';
import { eventWith, repeats } from './calendar-fixtures';

const days = (count: number) => count * 24 * 60 * minute;
const local = (day: number) => laterOnClock('1990-01-01T09:00', days(day));

/** A part of a rule with some of its numbers, or nothing. */
const some = (name: string, numbers: readonly number[], maxLength = 3) =>
  option(
    uniqueArray(constantFrom(...numbers), { minLength: 1, maxLength }).map(
      (chosen) => `${name}=${chosen.join(',')}`,
    ),
    { nil: '', freq: 3 },
  );
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
const bothWays = (most: number) => [...upTo(most), ...upTo(most).map((number) => -number)];
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
/** All with a place or none: what both together give a year, the library reads as the places alone. */
const byDay = (places: readonly string[]) =>
  option(
    record({ place: constantFrom(...places), days: subarray([...weekdays], { minLength: 1 }) }).map(
      ({ place, days: chosen }) => `BYDAY=${chosen.map((weekday) => place + weekday).join(',')}`,
    ),
    { nil: '', freq: 3 },
  );
const months = some('BYMONTH', upTo(12));
const monthDays = some('BYMONTHDAY', bothWays(31));
const positions = some('BYSETPOS', bothWays(4), 2);

const kind = oneof(
  record({ freq: constantFrom('FREQ=DAILY'), a: months, b: monthDays, c: byDay(['']) }),
  record({ freq: constantFrom('FREQ=WEEKLY'), a: months, b: byDay(['']), c: positions }),
  record({
    freq: constantFrom('FREQ=MONTHLY', 'FREQ=YEARLY'),
    a: months,
    b: monthDays,
    c: byDay(['']),
    d: positions,
  }),
  // Beside days of the month the library reads places in another way.
  record({
    freq: constantFrom('FREQ=MONTHLY', 'FREQ=YEARLY'),
    a: months,
    c: byDay(['1', '-1', '3', '5']),
    d: positions,
  }),
  record({ freq: constantFrom('FREQ=YEARLY'), a: some('BYYEARDAY', bothWays(366)) }),
  record({ freq: constantFrom('FREQ=YEARLY'), a: byDay(['1', '20', '-1']) }),
);
const rule = record({ kind, interval: integer({ min: 1, max: 5 }) })
  .map(({ kind: { freq, ...parts }, interval }) =>
    [freq, `INTERVAL=${interval}`, ...Object.values(parts).filter(Boolean)].join(';'),
  )
  .filter((text) => partsOf(text) !== null);

/** What the library gives, by its own way: period after period from the start. */
function expected(event: CalendarEvent, text: string, from: string, to: string): string[] {
  const utc = (time: string) => ({ timeZoneId: 'UTC', toString: () => `${time}:00+00:00[UTC]` });
  const series = new RRuleTemporal({ rruleString: `RRULE:${text}`, dtstart: utc(event.startsAt) });
  const found = series.between(new Date(`${from}Z`), new Date(`${to}Z`), true);
  const starts = found.map((one) => one.toString().slice(0, 16));
  const own = event.startsAt >= from && event.startsAt <= to;
  return [...new Set([...(own ? [event.startsAt] : []), ...starts])];
}

describe('the days of a rule', () => {
  it('are those that another reading of the standard gives', () => {
    assert(
      property(
        rule,
        integer({ min: 0, max: 12_000 }),
        integer({ min: -50, max: 2000 }),
        (text, start, after) => {
          const event = eventWith({ startsAt: local(start), recurrence: repeats({ rule: text }) });
          const from = local(start + after);
          const to = local(start + after + 400);
          expect(startsIn(event, from, to)).toEqual(expected(event, text, from, to));
        },
      ),
      { numRuns: 400 },
    );
  }, 60_000);
});

/** Rules that would keep a calendar busy, each with the start and the end that make it worst. */
const hostile: readonly { name: string; facts: Partial<CalendarEvent> }[] = [
  ...[
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;INTERVAL=9999',
    'FREQ=MONTHLY;BYMONTH=4;BYMONTHDAY=31',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;BYYEARDAY=366;BYMONTH=3',
    'FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO;BYMONTH=6',
    'FREQ=YEARLY;BYDAY=53MO,53TU,-53WE',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=-366',
    'FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=1,366,-1',
    'FREQ=SECONDLY',
    'FREQ=MINUTELY;INTERVAL=1',
    'FREQ=DAILY',
  ].flatMap((text) =>
    [null, 99_999].map((count) => ({
      name: `${text}${count ? `;COUNT=${count}` : ''}`,
      facts: {
        startsAt: '1900-01-01T00:00',
        endsAt: '1900-01-01T01:00',
        recurrence: repeats({ rule: text, count }),
      },
    })),
  ),
  ...['0001-01-01', '9999-12-31'].map((day) => ({
    name: `weekly from ${day}`,
    facts: { startsAt: `${day}T09:00`, endsAt: `${day}T10:00`, recurrence: repeats({ count: 999 }) },
  })),
  {
    name: 'daily, each for three hundred years',
    facts: {
      startsAt: '1900-01-01T00:00',
      endsAt: '2199-12-31T00:00',
      recurrence: repeats({ frequency: 'daily' }),
    },
  },
  {
    name: 'weekly until the last day there is',
    facts: {
      startsAt: '1900-01-01T09:00',
      endsAt: '1900-01-01T10:00',
      recurrence: repeats({ until: '9999-12-31' }),
    },
  },
  {
    name: 'daily but for ten thousand days',
    facts: {
      startsAt: '2000-01-01T09:00',
      endsAt: '2000-01-01T10:00',
      recurrence: repeats({ frequency: 'daily' }),
      exceptions: Array.from({ length: 10_000 }, (_, index) => laterOnClock('2000-01-01T09:00', days(index))),
    },
  },
];

const month: CalendarRange = { first: '2026-10-26', last: '2026-12-06', timeZone: 'Europe/Berlin' };
/** The days of a month's weeks, the days beside them, a whole period at each end, and the last period of a count. */
const maxAsked = 42 + 4 + 3 * 366;

describe('the work that a rule makes', () => {
  it.each(hostile)('is bounded by the window: $name', ({ facts }) => {
    const event = eventWith(facts);
    const first = noCost();
    occurrencesIn([event], month, first);
    expect(first.days).toBeLessThanOrEqual(maxCounted + maxAsked);
    const again = noCost();
    occurrencesIn([event], { ...month, first: '2026-10-27' }, again);
    expect(again.days).toBeLessThanOrEqual(maxAsked);
  });

  it('is bounded for any rule, wherever it starts and ends', () => {
    const end = record({
      count: option(integer({ min: 1, max: 99_999 })),
      until: option(constantFrom('2030-01-01', '9999-12-31')),
    });
    assert(
      property(rule, end, integer({ min: -30_000, max: 60_000 }), (text, { count, until }, start) => {
        const event = eventWith({
          startsAt: local(start),
          endsAt: local(start),
          recurrence: repeats({ rule: text, count, until }),
        });
        const cost = noCost();
        startsIn(event, '2026-11-01T00:00', '2026-12-01T00:00', cost);
        expect(cost.days).toBeLessThanOrEqual(maxCounted + maxAsked);
      }),
      { numRuns: 500 },
    );
  });

  it('asks 3,000 weekly events about one day of each week, and 300 that never repeat about each month', () => {
    const weekly = Array.from({ length: 3000 }, (_, index) =>
      eventWith({
        id: `weekly-${index}`,
        startsAt: '1999-01-04T09:00',
        endsAt: '1999-01-04T10:00',
        recurrence: repeats(),
      }),
    );
    const never = Array.from({ length: 300 }, (_, index) =>
      eventWith({
        id: `never-${index}`,
        recurrence: repeats({ rule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' }),
      }),
    );
    const cost = noCost();
    expect(occurrencesIn([...weekly, ...never], month, cost)).toHaveLength(3000 * 6 + 300);
    expect(cost.days).toBeLessThanOrEqual(3300 * 8);
  });

  it('bounds how far a screen counts in all, and shows each series for some time', () => {
    const endings = Array.from({ length: 300 }, (_, index) =>
      eventWith({
        id: `ending-${index}`,
        startsAt: '2026-11-02T09:00',
        endsAt: '2026-11-02T10:00',
        recurrence: repeats({ rule: 'FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=310,366', count: 9999 }),
      }),
    );
    const cost = noCost();
    occurrencesIn(endings, month, cost);
    expect(cost.counted).toBeLessThanOrEqual(2 * maxCountedTogether + 300 * 2 * 800);
    const again = noCost();
    expect(occurrencesIn(endings, month, again)).toHaveLength(600);
    expect(again.counted).toBe(0);
  });

  it('leaves the rest out where a screen would have to hold too many', () => {
    const daily = Array.from({ length: 1000 }, (_, index) =>
      eventWith({ id: `daily-${index}`, recurrence: repeats({ frequency: 'daily' }) }),
    );
    expect(occurrencesIn(daily, { ...month, last: '2027-03-01' })).toHaveLength(maxOccurrences);
  });
});

describe('a series that ends by a count', () => {
  const counted = (text: string, count: number, startsAt = '2026-11-18T09:00') =>
    eventWith({ startsAt, endsAt: startsAt, recurrence: repeats({ rule: text, count }) });

  it('has as many starts as it says, also when it began long before', () => {
    const event = counted('FREQ=MONTHLY;BYDAY=1MO', 320, '2000-01-03T09:00');
    const all = startsIn(event, '2000-01-01T00:00', '2200-01-01T00:00');
    expect(all).toHaveLength(320);
    expect(countedUntil(event)).toBeNull();
    expect(startsIn(event, '2026-01-01T00:00', '2200-01-01T00:00')).toEqual(
      all.filter((start) => start > '2026'),
    );
  });

  it('says up to which day it could be counted', () => {
    const event = counted('FREQ=DAILY;BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12', 99_999, '1999-01-01T09:00');
    expect(startsIn(event, '2026-11-01T00:00', '2026-11-30T23:59')).toEqual([]);
    expect(countedUntil(event)).toMatch(/^2025-/);
    expect(describeRecurrence(event)).toMatch(/99,999 times \(shown until \d+ \w+ 2025\)$/);
  });

  it('ends on its day without counting where days or weekdays alone repeat', () => {
    const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
    const simple = oneof(
      constantFrom('FREQ=DAILY'),
      record({ chosen: subarray(weekdayCodes, { minLength: 1 }), begins: constantFrom(...weekdayCodes) }).map(
        ({ chosen, begins }) => `FREQ=WEEKLY;BYDAY=${chosen.join(',')};WKST=${begins}`,
      ),
    );
    const start = integer({ min: -400, max: 400 });
    assert(
      property(
        simple,
        integer({ min: 1, max: 4 }),
        integer({ min: 1, max: 60 }),
        start,
        (text, every, count, day) => {
          const endless = eventWith({
            startsAt: local(day),
            recurrence: repeats({ rule: `${text};INTERVAL=${every}` }),
          });
          const ending = eventWith({
            startsAt: local(day),
            recurrence: repeats({ rule: `${text};INTERVAL=${every}`, count }),
          });
          const cost = noCost();
          const until = local(day + 2000);
          expect(startsIn(ending, local(day), until, cost)).toEqual(
            startsIn(endless, local(day), until).slice(0, count),
          );
          expect(cost.counted).toBe(0);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('a rule that gives no other day', () => {
  it.each(['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=SECONDLY', 'no rule'])(
    'leaves the event at its start, and says so: %s',
    (text) => {
      const event = eventWith({ recurrence: repeats({ rule: text }) });
      expect(repeatsAtAll(event)).toBe(false);
      expect(startsIn(event, '2026-01-01T00:00', '2030-01-01T00:00')).toEqual([event.startsAt]);
      expect(describeRecurrence(event)).toBe(`only once: its rule has no other day (${text})`);
    },
  );
});

describe('parts of a rule', () => {
  it.each([
    'FREQ=DAILY;BYDAY=1MO',
    'FREQ=WEEKLY;BYMONTHDAY=3',
    'FREQ=MONTHLY;BYYEARDAY=3',
    'FREQ=YEARLY;BYWEEKNO=3;BYDAY=1MO',
    'FREQ=MONTHLY;BYSETPOS=1',
    'FREQ=YEARLY;BYMONTH=13',
    'FREQ=MONTHLY;BYMONTHDAY=0',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=HOURLY',
    'INTERVAL=2',
  ])('are none where the standard gives them no meaning: %s', (text) => {
    expect(partsOf(text)).toBeNull();
  });
});

it('takes a rule that is longer than any calendar writes for none', () => {
  expect(partsOf(`FREQ=WEEKLY;BYDAY=MO${',MO'.repeat(2_000_000)}`)).toBeNull();
});
