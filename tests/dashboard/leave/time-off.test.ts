import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysOf, weekdayOf } from '@/dashboard/days/days';
import { daysByYear, leavesOverlap } from '@/dashboard/figures/leave';
import { absencesOf, holidaysDuring } from '@/dashboard/figures/absences';
import { leaveDays } from '@/dashboard/figures/leave-days';
import { daysOff } from '@/dashboard/figures/time-off';
import { timeOffOn } from '@/dashboard/figures/time-off-on';
import type { Holiday } from '@/dashboard/model/records/records';
import { plannedMinutes } from '@/dashboard/figures/planned-time';
import { person } from '../analytics/sample-work';
import { eventWith, repeats } from '../calendar/calendar-fixtures';
import { holidayOf, leaveOf } from './leave-records';

const week = { first: '2026-11-16', last: '2026-11-22' };

const anyDays = fc
  .record({
    start: fc.integer({ min: -400, max: 400 }),
    length: fc.integer({ min: 0, max: 40 }),
    startsHalf: fc.boolean(),
    endsHalf: fc.boolean(),
  })
  .filter(({ length, startsHalf, endsHalf }) => !(length === 0 && startsHalf && endsHalf))
  .map(({ start, length, startsHalf, endsHalf }) => {
    const firstDay = addDays('2028-02-29', start);
    return { firstDay, lastDay: addDays(firstDay, length), startsHalf, endsHalf };
  });
const anyHolidays = fc
  .array(fc.tuple(fc.integer({ min: -400, max: 440 }), fc.boolean()), { maxLength: 12 })
  .map((days) => days.map(([at, half]) => holidayOf(addDays('2028-02-29', at), { half })));

/** An agency that works from Monday to Friday, or on other days. */
const working = (holidays: readonly Holiday[], workdays: readonly number[] = [1, 2, 3, 4, 5]) => ({
  holidays,
  workdays,
});

/** The free half days of a leave, one by one. */
const halvesOf = ({ firstDay, lastDay, startsHalf, endsHalf }: Parameters<typeof leaveDays>[0]) =>
  daysOf({ first: firstDay, last: lastDay }).flatMap((day) =>
    [`${day} am`, `${day} pm`].filter(
      (half) => !(startsHalf && half === `${firstDay} am`) && !(endsHalf && half === `${lastDay} pm`),
    ),
  );
const halvesOfHolidays = (holidays: ReturnType<typeof holidayOf>[]) =>
  new Set(holidays.flatMap(({ day, half }) => (half ? [`${day} pm`] : [`${day} am`, `${day} pm`])));

describe('working days of leave', () => {
  it('are those that the agency works on', () => {
    const weekend = { ...leaveOf(), firstDay: '2026-11-20', lastDay: '2026-11-22' };
    expect(leaveDays(weekend, working([]))).toBe(1);
    expect(leaveDays(weekend, working([], [1, 2, 3, 4, 7]))).toBe(1);
    expect(leaveDays(weekend, working([], [1, 2, 3]))).toBe(0);
    expect(leaveDays(weekend, working([holidayOf('2026-11-22')], [5, 6, 7]))).toBe(2);
  });

  it('share a week’s planned time', () => {
    const off = { leave: [], ...working([], [1, 2, 3, 4, 7]) };
    const minutes = (first: string, last: string) => plannedMinutes(person(), { first, last }, off);
    expect(minutes('2026-11-16', '2026-11-22')).toBe(2400);
    expect([minutes('2026-11-20', '2026-11-20'), minutes('2026-11-22', '2026-11-22')]).toEqual([0, 480]);
  });

  it('are the half days from Monday to Friday that are no public holiday', () => {
    fc.assert(
      fc.property(anyDays, anyHolidays, (leave, holidays) => {
        const free = halvesOfHolidays(holidays);
        const counted = halvesOf(leave).filter(
          (half) => weekdayOf(half.slice(0, 10)) <= 5 && !free.has(half),
        );
        expect(leaveDays(leave, working(holidays))).toBe(counted.length / 2);
      }),
    );
  });

  it('of each year add up to all, over a year’s end and a leap day', () => {
    fc.assert(
      fc.property(anyDays, anyHolidays, (leave, holidays) => {
        const parts = daysByYear(leave, working(holidays));
        expect(parts.reduce((sum, { days }) => sum + days, 0)).toBe(leaveDays(leave, working(holidays)));
      }),
    );
    const overNewYear = { ...leaveOf(), firstDay: '2026-12-28', lastDay: '2027-01-08' };
    expect(daysByYear(overNewYear, working([holidayOf('2027-01-01')]))).toEqual([
      { year: 2026, days: 4 },
      { year: 2027, days: 5 },
    ]);
  });

  it('are none on a weekend', () => {
    expect(leaveDays({ ...leaveOf(), firstDay: '2026-11-21', lastDay: '2026-11-22' }, working([]))).toBe(0);
  });

  it('leave one half on a day whose afternoon is free', () => {
    const day = { ...leaveOf(), firstDay: '2026-12-24', lastDay: '2026-12-24' };
    const holidays = [holidayOf('2026-12-24', { half: true })];
    expect(leaveDays(day, working(holidays))).toBe(0.5);
    expect(leaveDays({ ...day, startsHalf: true }, working(holidays))).toBe(0);
  });
});

describe('overlapping leave', () => {
  it('shares a half day', () => {
    fc.assert(
      fc.property(anyDays, anyDays, (one, other) => {
        const halves = new Set(halvesOf(one));
        expect(leavesOverlap(one, other)).toBe(halvesOf(other).some((half) => halves.has(half)));
      }),
    );
  });
});

describe('planned time with days off', () => {
  it('falls by approved leave and by public holidays, and counts a day once', () => {
    const planned = (off: Parameters<typeof plannedMinutes>[2]) => plannedMinutes(person(), week, off);
    const leave = [leaveOf({ firstDay: '2026-11-18', lastDay: '2026-11-22', startsHalf: true })];
    expect(planned({ leave, ...working([]) })).toBe(2400 - 2.5 * 480);
    expect(planned({ leave, ...working([holidayOf('2026-11-20')]) })).toBe(2400 - 2.5 * 480);
    expect(planned({ leave: [...leave, ...leave], ...working([]) })).toBe(2400 - 2.5 * 480);
    expect(planned({ leave: [], ...working([holidayOf('2026-11-20'), holidayOf('2026-11-22')]) })).toBe(
      2400 - 480,
    );
  });

  it('does not fall by a request, by withdrawn leave or by leave of others', () => {
    for (const over of [{ status: 'requested' }, { status: 'withdrawn' }, { personId: 'p2' }] as const)
      expect(daysOff({ leave: [leaveOf(over)], ...working([]) }, 'p1', week)).toBe(0);
  });

  it('is never below zero, whatever overlaps', () => {
    fc.assert(
      fc.property(fc.array(anyDays, { maxLength: 6 }), anyHolidays, (all, holidays) => {
        const leave = all.map((days, index) => leaveOf({ id: String(index), ...days }));
        const range = { first: '2027-06-01', last: '2028-12-31' };
        const off = daysOff({ leave, ...working(holidays) }, 'p1', range);
        const free = halvesOfHolidays(holidays);
        for (const one of leave) for (const half of halvesOf(one)) free.add(half);
        const inRange = [...free].filter((half) => {
          const day = half.slice(0, 10);
          return day >= range.first && day <= range.last && weekdayOf(day) <= 5;
        });
        expect(off).toBe(inRange.length / 2);
      }),
    );
  });
});

describe('the reason of a day off', () => {
  it('is the public holiday before leave', () => {
    const off = { leave: [leaveOf()], ...working([holidayOf('2026-11-18')]) };
    expect(timeOffOn(off, 'p1', '2026-11-18')).toEqual({ name: 'Founding day', half: false });
    expect(timeOffOn(off, 'p1', '2026-11-19')).toEqual({ name: 'On leave', half: false });
    expect(timeOffOn(off, 'p1', '2026-11-23')).toBeNull();
    const half = { ...off, leave: [leaveOf({ startsHalf: true })] };
    expect(timeOffOn(half, 'p1', '2026-11-16')).toEqual({ name: 'On leave', half: true });
  });
});

describe('an event during somebody’s leave', () => {
  const off = {
    leave: [leaveOf({ personId: 'ada', endsHalf: true })],
    holidays: [],
    workdays: [1, 2, 3, 4, 5],
  };
  it.each([
    ['is over the free half of the day', '2026-11-20T09:00', '2026-11-20T12:00', ['2026-11-20']],
    ['is in the half that is worked', '2026-11-20T12:00', '2026-11-20T16:00', []],
    ['reaches into the free half', '2026-11-20T11:45', '2026-11-20T16:00', ['2026-11-20']],
    ['begins on a free day', '2026-11-19T23:00', '2026-11-20T00:30', ['2026-11-19']],
    ['begins after the leave', '2026-11-20T22:00', '2026-11-21T10:00', []],
    ['lasts no time', '2026-11-20T09:00', '2026-11-20T09:00', ['2026-11-20']],
  ])('%s', (_, startsAt, endsAt, days) => {
    const event = eventWith({ startsAt, endsAt, timeZone: 'UTC' });
    expect(absencesOf(event, off, 'UTC').map(({ day }) => day)).toEqual(days);
  });

  it('lasts all day, also where only a half is free', () => {
    const event = eventWith({ allDay: true, startsAt: '2026-11-20T00:00', endsAt: '2026-11-20T00:00' });
    expect(absencesOf(event, off, 'UTC')).toEqual([{ personId: 'ada', day: '2026-11-20' }]);
  });
});

describe('an event on a public holiday', () => {
  const eve = holidayOf('2026-12-24', { name: 'Christmas Eve', half: true });
  const off = { leave: [], ...working([holidayOf('2026-11-26', { name: 'Thanksgiving' }), eve]) };
  const named = (fields: Parameters<typeof eventWith>[0]) =>
    holidaysDuring(eventWith({ timeZone: 'UTC', ...fields }), off, 'UTC').map(({ name }) => name);

  it.each([
    ['on the day', '2026-11-26T09:00', '2026-11-26T10:00', ['Thanksgiving']],
    ['on the day before', '2026-11-25T09:00', '2026-11-25T10:00', []],
    ['over the midnight before', '2026-11-25T23:00', '2026-11-26T01:00', ['Thanksgiving']],
    ['in the morning before a free afternoon', '2026-12-24T09:00', '2026-12-24T12:00', []],
    ['in the free afternoon', '2026-12-24T12:00', '2026-12-24T13:00', ['Christmas Eve']],
    ['into the free afternoon', '2026-12-24T11:00', '2026-12-24T12:30', ['Christmas Eve']],
  ])('names the holidays of an event %s', (_, startsAt, endsAt, names) => {
    expect(named({ startsAt, endsAt })).toEqual(names);
  });

  it('names each holiday of an event of several days once', () => {
    expect(named({ allDay: true, startsAt: '2026-11-25T00:00', endsAt: '2026-12-24T00:00' })).toEqual([
      'Thanksgiving',
      'Christmas Eve',
    ]);
  });

  it('counts the day in the zone of the reader', () => {
    const event = eventWith({
      timeZone: 'America/New_York',
      startsAt: '2026-11-25T19:30',
      endsAt: '2026-11-25T20:00',
    });
    expect(holidaysDuring(event, off, 'UTC')).toHaveLength(1);
    expect(holidaysDuring(event, off, 'America/New_York')).toEqual([]);
  });

  it('names only the holidays of the first occurrence of a series', () => {
    const recurrence = repeats();
    const onThursdays = (day: string) =>
      named({ startsAt: `${day}T09:00`, endsAt: `${day}T10:00`, recurrence });
    expect(onThursdays('2026-11-26')).toEqual(['Thanksgiving']);
    expect(onThursdays('2026-11-19')).toEqual([]);
  });
});
