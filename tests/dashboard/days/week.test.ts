import { endOfMonth, getDayOfWeek, parseDate, startOfMonth, startOfWeek } from '@internationalized/date';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  daysOf,
  isoWeek,
  lastMonths,
  lastWeeks,
  monthOf,
  monthRange,
  weekDays,
  weekRange,
  weekStart,
  weekdayOf,
} from '@/dashboard/days/days';

/** Any day of two centuries. */
const anyDay = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2149-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('weeks', () => {
  it.each([
    ['2026-11-18', '2026-11-16', 3],
    ['2026-11-16', '2026-11-16', 1],
    ['2026-11-22', '2026-11-16', 7],
    ['2027-01-01', '2026-12-28', 5],
    ['2028-02-29', '2028-02-28', 2],
  ])('%s lies in the week of %s, as its day %i', (day, monday, weekday) => {
    expect(weekStart(day)).toBe(monday);
    expect(weekdayOf(day)).toBe(weekday);
  });

  // From the examples of ISO 8601 and of the calendars of those years.
  it.each([
    ['2005-01-01', 2004, 53],
    ['2005-01-02', 2004, 53],
    ['2005-12-31', 2005, 52],
    ['2007-01-01', 2007, 1],
    ['2008-12-29', 2009, 1],
    ['2010-01-03', 2009, 53],
    ['2026-11-18', 2026, 47],
    ['2026-12-31', 2026, 53],
    ['2027-01-04', 2027, 1],
  ])('%s lies in the ISO week of %i, number %i', (day, year, week) => {
    expect(isoWeek(day)).toEqual({ year, week });
  });

  it('has seven days from Monday to Sunday, and every day in exactly one', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const monday = weekStart(day);
        const days = weekDays(monday);
        expect(days).toHaveLength(7);
        expect(days).toContain(day);
        expect(days.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
        expect(weekRange(day)).toEqual({ first: monday, last: days[6] });
        expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(weekdayOf(day) % 7);
      }),
    );
  });

  it('gives the last weeks, oldest first', () => {
    expect(lastWeeks('2026-11-18', 3)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
  });
});

describe('days', () => {
  it('are added and counted as the calendar has them', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -2000, max: 2000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days);
      }),
    );
  });

  it('of a range are none where it ends before it begins', () => {
    expect(daysOf({ first: '2026-11-18', last: '2026-11-17' })).toEqual([]);
    expect(daysOf({ first: '2026-12-31', last: '2027-01-01' })).toEqual(['2026-12-31', '2027-01-01']);
  });
});

describe('months', () => {
  it.each([
    ['2026-11', '2026-11-30'],
    ['2027-02', '2027-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-12', '2026-12-31'],
  ])('%s ends on %s', (month, last) => {
    expect(monthRange(month)).toEqual({ first: `${month}-01`, last });
  });

  it('are added over the turn of the year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -13)).toBe('2024-12');
    expect(lastMonths('2027-01-31', 3)).toEqual(['2026-11', '2026-12', '2027-01']);
    expect(monthOf('2026-11-18')).toBe('2026-11');
  });
});

// The first screens do without the calendar library's 5 KB (decision 7): what they count is what it counts.
it('agrees with the calendar library', () => {
  const anyStep = fc.integer({ min: -2000, max: 2000 });
  fc.assert(
    fc.property(anyDay, anyStep, (day, step) => {
      const date = parseDate(day);
      const month = monthOf(day);
      expect(addDays(day, step)).toBe(date.add({ days: step }).toString());
      expect(weekdayOf(day)).toBe(getDayOfWeek(date, 'en-GB', 'mon') + 1);
      expect(weekStart(day)).toBe(startOfWeek(date, 'en-GB', 'mon').toString());
      expect(monthRange(month)).toEqual({
        first: startOfMonth(date).toString(),
        last: endOfMonth(date).toString(),
      });
      expect(addMonths(month, step)).toBe(monthOf(startOfMonth(date).add({ months: step }).toString()));
    }),
  );
});
