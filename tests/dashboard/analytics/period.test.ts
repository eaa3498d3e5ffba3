import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longDay } from '@/dashboard/words/day';
import { countDays, countWeekdays, monthsOf, overlap, weeksOf } from '@/dashboard/days/day-range';
import { addDays, daysOf, weekdayOf } from '@/dashboard/days/days';
import {
  type Period,
  type PeriodKind,
  comparePeriod,
  isOver,
  neighbour,
  rangeAround,
} from '@/dashboard/days/period';
import { performancePath } from '@/dashboard/figures/performance-path';
import { readPeriod, writePeriod } from '@/dashboard/parts/period/period-address';
import { isDay } from '@/dashboard/days/moments';
import { periodName, rangeWithYear, rangeWords } from '@/dashboard/words/range';

const kinds: readonly PeriodKind[] = ['week', 'month', 'quarter', 'year', 'custom'];
const day = fc.integer({ min: 0, max: 9000 }).map((days) => addDays('2015-01-01', days));
const range = fc
  .tuple(day, fc.integer({ min: 0, max: 400 }))
  .map(([first, days]) => ({ first, last: addDays(first, days) }));
const wholeKind = fc.constantFrom('week', 'month', 'quarter', 'year') as fc.Arbitrary<
  Exclude<PeriodKind, 'custom'>
>;

describe('ranges of days', () => {
  it('count their days, and those on some weekdays, as one by one', () => {
    fc.assert(
      fc.property(range, fc.subarray([1, 2, 3, 4, 5, 6, 7]), (days, weekdays) => {
        const all = daysOf(days);
        expect(countDays(days)).toBe(all.length);
        expect(countWeekdays(days, weekdays)).toBe(
          all.filter((one) => weekdays.includes(weekdayOf(one))).length,
        );
      }),
      { numRuns: 60 },
    );
    expect(countDays({ first: '2026-11-18', last: '2026-11-17' })).toBe(0);
  });

  it('fall into weeks and months without a gap', () => {
    fc.assert(
      fc.property(range, (days) => {
        for (const parts of [weeksOf(days), monthsOf(days)])
          expect(parts.flatMap((part) => daysOf(part))).toEqual(daysOf(days));
      }),
      { numRuns: 40 },
    );
  });

  it('overlap in the days that both have', () => {
    fc.assert(
      fc.property(range, range, (a, b) => {
        const both = daysOf(a).filter((one) => b.first <= one && one <= b.last);
        const found = overlap(a, b);
        expect(found ? daysOf(found) : []).toEqual(both);
      }),
      { numRuns: 60 },
    );
    expect(overlap({ first: '2026-11-01', last: '2026-11-30' }, { first: '2026-11-18', last: null })).toEqual(
      {
        first: '2026-11-18',
        last: '2026-11-30',
      },
    );
  });
});

describe('a period', () => {
  it('is the week, month, quarter or year around a day', () => {
    expect(rangeAround('week', '2026-11-18')).toEqual({ first: '2026-11-16', last: '2026-11-22' });
    expect(rangeAround('month', '2024-02-10')).toEqual({ first: '2024-02-01', last: '2024-02-29' });
    expect(rangeAround('quarter', '2026-11-18')).toEqual({ first: '2026-10-01', last: '2026-12-31' });
    expect(rangeAround('year', '2026-11-18')).toEqual({ first: '2026-01-01', last: '2026-12-31' });
  });

  it('touches its neighbours and is the neighbour of its neighbour', () => {
    fc.assert(
      fc.property(wholeKind, day, (kind, on) => {
        const period = { kind, range: rangeAround(kind, on) };
        const next = neighbour(period, 1);
        expect(next.range.first).toBe(addDays(period.range.last, 1));
        expect(neighbour(next, -1)).toEqual(period);
      }),
    );
    const custom = { kind: 'custom' as const, range: { first: '2026-11-11', last: '2026-11-17' } };
    expect(neighbour(custom, -1).range).toEqual({ first: '2026-11-04', last: '2026-11-10' });
  });

  it('compares what has passed of it with as many days of the one before', () => {
    const month = { kind: 'month' as const, range: rangeAround('month', '2026-11-18') };
    expect(comparePeriod(month, '2026-11-18')).toMatchObject({
      soFar: { first: '2026-11-01', last: '2026-11-18' },
      before: { first: '2026-10-01', last: '2026-10-18' },
      running: true,
    });
    expect(comparePeriod(month, '2026-12-24')).toMatchObject({
      soFar: month.range,
      before: { first: '2026-10-01', last: '2026-10-31' },
      running: false,
    });
  });

  it('is not over on its last day, which still gets time', () => {
    const month = { kind: 'month' as const, range: rangeAround('month', '2026-11-18') };
    expect(['2026-11-29', '2026-11-30', '2026-12-01'].map((today) => isOver(month, today))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('takes a shorter month before it whole', () => {
    const march = { kind: 'month' as const, range: rangeAround('month', '2026-03-30') };
    expect(comparePeriod(march, '2026-03-30').before).toEqual({ first: '2026-02-01', last: '2026-02-28' });
  });
});

describe('the address of a period', () => {
  const nothing = { period: null, on: null, from: null, to: null };

  it('comes back as the same period', () => {
    fc.assert(
      fc.property(wholeKind, day, day, (kind, on, today) => {
        const period = { kind, range: rangeAround(kind, on) };
        expect(readPeriod(writePeriod(period, today), today, kinds, 'month')).toEqual(period);
      }),
    );
    fc.assert(
      fc.property(range, day, (days, today) => {
        const period = { kind: 'custom' as const, range: days };
        expect(readPeriod(writePeriod(period, today), today, kinds, 'month')).toEqual(period);
      }),
    );
  });

  it('leads to the same period of the performance screen', () => {
    const pathOf = (period: Period) => performancePath(writePeriod(period, '2026-11-18'));
    const performance = '/dashboard/admin/analytics/performance';
    const october = rangeAround('month', '2026-10-01');
    expect(pathOf({ kind: 'month', range: october })).toBe(`${performance}?period=month&on=2026-10-01`);
    const days = { first: '2026-05-04', last: '2026-11-18' };
    expect(pathOf({ kind: 'custom', range: days })).toBe(
      `${performance}?period=custom&from=2026-05-04&to=2026-11-18`,
    );
  });

  it('stays of today while it says no day', () => {
    const month = { kind: 'month' as const, range: rangeAround('month', '2026-11-18') };
    expect(writePeriod(month, '2026-11-18').on).toBeNull();
    expect(writePeriod(month, '2026-12-01').on).toBe('2026-11-01');
  });

  it('uses the default period for an invalid address', () => {
    const usual = readPeriod(nothing, '2026-11-18', kinds, 'month');
    for (const on of ['2026-02-30', '18.11.2026', '9999-01-01', '', 'x'.repeat(5000)])
      expect(readPeriod({ ...nothing, period: 'century', on }, '2026-11-18', kinds, 'month')).toEqual(usual);
    expect(
      readPeriod({ ...nothing, period: 'custom', from: '2026-11-10' }, '2026-11-18', kinds, 'month').range,
    ).toEqual(usual.range);
    expect(isDay('2024-02-29')).toBe(true);
    expect(isDay('2026-02-29')).toBe(false);
  });

  it('turns days round that are the wrong way', () => {
    const address = { ...nothing, period: 'custom', from: '2026-11-10', to: '2026-11-01' };
    expect(readPeriod(address, '2026-11-18', kinds, 'month').range).toEqual({
      first: '2026-11-01',
      last: '2026-11-10',
    });
  });

  it('ignores kinds of period that the screen does not have', () => {
    expect(readPeriod({ ...nothing, period: 'year' }, '2026-11-18', ['month'], 'month').kind).toBe('month');
  });
});

describe('the words for days', () => {
  it('are as short as they can be', () => {
    expect(rangeWords({ first: '2026-11-16', last: '2026-11-22' })).toBe('16 to 22 Nov');
    expect(rangeWords({ first: '2026-10-27', last: '2026-11-02' })).toBe('27 Oct to 2 Nov');
    expect(rangeWords({ first: '2026-12-28', last: '2027-01-03' })).toBe('28 Dec 2026 to 3 Jan 2027');
    expect(rangeWords({ first: '2026-11-18', last: '2026-11-18' })).toBe('18 Nov');
    expect(rangeWithYear({ first: '2026-11-16', last: '2026-11-22' })).toBe('16 to 22 Nov 2026');
    expect(longDay('2026-11-18')).toBe('Wednesday 18 November');
  });

  it('name a period', () => {
    const name = (kind: Exclude<PeriodKind, 'custom'>) =>
      periodName({ kind, range: rangeAround(kind, '2026-11-18') });
    expect([name('week'), name('month'), name('quarter'), name('year')]).toEqual([
      '16 to 22 Nov 2026',
      'November 2026',
      'Quarter 4 of 2026',
      '2026',
    ]);
  });
});
