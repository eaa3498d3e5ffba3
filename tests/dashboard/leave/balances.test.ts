import { describe, expect, it } from 'vitest';
import { allowanceId } from '@/dashboard/figures/allowance-id';
import { allowanceOf, leaveBalance, leaveBalances, staffOfYear } from '@/dashboard/figures/leave';
import { daysOff } from '@/dashboard/figures/time-off';
import type { Person } from '@/dashboard/model/records/records';
import { person } from '../analytics/sample-work';
import { holidayOf, kindOf, leaveOf } from './leave-records';
import { blankRecord } from '../blank-record';

const allowance = (personId: string | null, year: number, days: number, carriedOver = 0) =>
  blankRecord('leaveAllowances', { id: allowanceId(personId, year), personId, year, days, carriedOver });

const records = {
  leave: [
    leaveOf({ id: 'past', firstDay: '2026-10-05', lastDay: '2026-10-09' }),
    leaveOf({ id: 'now', firstDay: '2026-11-16', lastDay: '2026-11-20' }),
    leaveOf({ id: 'over', firstDay: '2026-12-28', lastDay: '2027-01-08' }),
    leaveOf({
      id: 'asked',
      firstDay: '2026-12-01',
      lastDay: '2026-12-01',
      endsHalf: true,
      status: 'requested',
    }),
    leaveOf({ id: 'ill', kindId: 'sickness', firstDay: '2026-09-01', lastDay: '2026-09-04' }),
    leaveOf({ id: 'no', firstDay: '2026-06-01', lastDay: '2026-06-05', status: 'returned' }),
  ],
  leaveKinds: [kindOf('holiday'), kindOf('sickness')],
  leaveAllowances: [allowance(null, 2025, 20), allowance('p1', 2026, 25, 2.5)],
  holidays: [holidayOf('2027-01-01')],
  workdays: [1, 2, 3, 4, 5],
};

describe('a balance', () => {
  const of = (year: number, today = '2026-11-18', from = records) =>
    leaveBalance(from, { person: person(), year, today });

  it('divides approved leave at yesterday and at the end of the year', () => {
    expect(of(2026)).toEqual({
      days: 25,
      carriedOver: 2.5,
      taken: 7,
      planned: 7,
      waiting: 0.5,
      left: 13,
    });
    expect(of(2027)).toEqual({ days: 25, carriedOver: 0, taken: 0, planned: 5, waiting: 0, left: 20 });
  });

  it('counts leave of a deleted kind', () => {
    const ill = { ...records, leaveKinds: [kindOf('holiday')] };
    expect(of(2026, '2026-11-18', ill).taken).toBe(11);
  });

  it('is negative where too much is taken', () => {
    const few = { ...records, leaveAllowances: [allowance('p1', 2026, 10, -1)] };
    expect(of(2026, '2026-11-18', few).left).toBe(-5.5);
  });

  it('says that nobody set an entitlement', () => {
    expect(of(2026, '2026-11-18', { ...records, leaveAllowances: [] })).toMatchObject({
      days: null,
      left: -14.5,
    });
  });

  it('has no entitlement in a year in which the person does not work', () => {
    const daysOf = (over: Partial<Person>, year = 2026) =>
      leaveBalance(records, { person: person(over), year, today: '2026-11-18' });
    const none = { days: null, carriedOver: 0 };
    expect(daysOf({ joinedOn: '2027-01-04' })).toMatchObject(none);
    expect(daysOf({ endsOn: '2025-12-31' })).toMatchObject(none);
    expect(daysOf({ status: 'left' })).toMatchObject(none);
    expect(daysOf({ joinedOn: '2026-12-31', status: 'invited' })).toMatchObject({ days: 25 });
    expect(daysOf({ endsOn: '2026-01-01', status: 'archived' })).toMatchObject({ days: 25 });
    const away = { ...person(), until: '2026-12-31', weeklyMinutes: 0 };
    expect(daysOf({ earlier: [away] })).toMatchObject(none);
    expect(daysOf({ earlier: [away] }, 2027)).toMatchObject({ days: 25 });
    expect(daysOf({ weeklyMinutes: 0 })).toMatchObject({ days: 25 });
  });

  it('counts leave within the employment only', () => {
    const daysOf = (over: Partial<Person>) =>
      leaveBalance(records, { person: person(over), year: 2026, today: '2026-11-18' });
    expect(daysOf({ endsOn: '2026-11-18' })).toMatchObject({ taken: 7, planned: 1, waiting: 0, left: 19.5 });
    expect(daysOf({ endsOn: '2026-10-06', status: 'left' })).toMatchObject({
      taken: 2,
      planned: 0,
      waiting: 0,
    });
    expect(daysOf({ joinedOn: '2026-11-17' })).toMatchObject({ taken: 1, planned: 7, waiting: 0.5 });
  });

  it('counts half a day of two leaves once, as approved where one of them is', () => {
    const days = { firstDay: '2026-11-16', lastDay: '2026-11-17' };
    const twice = {
      ...records,
      leave: [
        leaveOf({ id: 'asked', ...days, lastDay: '2026-11-19', status: 'requested' }),
        leaveOf({ id: 'one', ...days }),
        leaveOf({ id: 'other', ...days, firstDay: '2026-11-17', lastDay: '2026-11-18', endsHalf: true }),
      ],
    };
    expect(of(2026, '2026-11-18', twice)).toMatchObject({ taken: 2, planned: 0.5, waiting: 1.5, left: 23.5 });
    const off = daysOff(twice, 'p1', { first: '2026-01-01', last: '2026-12-31' });
    expect(off).toBe(2.5);
  });

  it('is the same for one person and for all', () => {
    const all = leaveBalances(records, {
      people: [person({ id: 'p0' }), person()],
      year: 2026,
      today: '2026-11-18',
    });
    expect(all.get('p1')).toEqual(of(2026));
    expect(all.get('p0')).toMatchObject({ days: 20, left: 20 });
  });
});

describe('an entitlement', () => {
  const allowances = [allowance(null, 2024, 18), allowance(null, 2026, 22), allowance('p1', 2026, 30)];

  it('is the latest of the person’s own, or the latest standard', () => {
    expect(allowanceOf(allowances, 'p1', 2026)?.days).toBe(30);
    expect(allowanceOf(allowances, 'p1', 2028)?.days).toBe(30);
    expect(allowanceOf(allowances, 'p1', 2025)?.days).toBe(18);
    expect(allowanceOf(allowances, 'p2', 2025)?.days).toBe(18);
    expect(allowanceOf(allowances, 'p2', 2023)).toBeNull();
  });

  it('follows the standard after a year whose own number is that of the standard', () => {
    const standards = [allowance(null, 2026, 22), allowance(null, 2028, 25)];
    const carried = [...standards, allowance('p1', 2026, 30), allowance('p1', 2027, 22, 3)];
    const daysIn = (year: number) => allowanceOf(carried, 'p1', year)?.days;
    expect([2026, 2027, 2028].map(daysIn)).toEqual([30, 22, 25]);
  });

  it('carries over only the days of the year itself', () => {
    const own = { ...records, leave: [], leaveAllowances: [allowance('p1', 2026, 25, 2.5)] };
    expect(leaveBalance(own, { person: person(), year: 2027, today: '2026-11-18' })).toMatchObject({
      days: 25,
      carriedOver: 0,
    });
  });
});

it('staff of a year has archived people who worked in it', () => {
  const people = [
    person(),
    person({ id: 'admin', kind: 'admin' }),
    person({ id: 'gone', status: 'archived', endsOn: '2026-03-31' }),
  ];
  const idsOf = (year: number) => staffOfYear(people, year).map(({ id }) => id);
  expect([2026, 2027].map(idsOf)).toEqual([['p1', 'gone'], ['p1']]);
});
