import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '@/dashboard/days/days';
import {
  budgetOf,
  budgetShareOf,
  forecastOf,
  isProjectOverdue,
  noTotals,
  priceOf,
  projectTotals,
  projectWeeks,
} from '@/dashboard/figures/projects';
import type { Task, TimeEntry } from '@/dashboard/model/records/records';
import { buildProject } from '../build-project';

const today = '2026-11-18';

const entry = (day: string, minutes: number, more: Partial<TimeEntry> = {}): TimeEntry => ({
  id: `${day}-${minutes}`,
  revision: 0,
  personId: 'noor',
  projectId: 'ferry',
  taskId: null,
  day,
  minutes,
  startedAt: null,
  endedAt: null,
  note: '',
  billable: true,
  ...more,
});

describe('totals', () => {
  it('sum the time and count the tasks of each project', () => {
    const tasks = [
      { projectId: 'ferry', status: 'done' },
      { projectId: 'ferry', status: 'todo' },
      { projectId: 'farm', status: 'doing' },
    ] as Task[];
    const totals = projectTotals([entry(today, 60), entry(today, 30, { billable: false })], tasks);
    expect(totals.get('ferry')).toEqual({ minutes: 90, billableMinutes: 60, tasks: 2, tasksDone: 1 });
    expect(totals.get('farm')).toEqual({ ...noTotals, tasks: 1 });
  });
});

describe('a price', () => {
  it('is rounded to the nearest minor unit', () => {
    expect([priceOf(60, 9500), priceOf(1, 9500), priceOf(20, 100), priceOf(0, 9500)]).toEqual([
      9500, 158, 33, 0,
    ]);
  });

  it('is exact where the product passes the safe integers', () => {
    expect(priceOf(100_000_000, 1_000_000_007)).toBe(1_666_666_678_333_333);
  });

  it('is within half a minor unit of the exact fraction', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (minutes, rate) => {
        const off = BigInt(priceOf(minutes, rate)) * 60n - BigInt(minutes) * BigInt(rate);
        expect(off <= 30n && off >= -30n).toBe(true);
      }),
    );
  });
});

describe('a budget', () => {
  it('in hours counts all time, and one in money billable time', () => {
    const totals = { ...noTotals, minutes: 600, billableMinutes: 300 };
    expect(budgetShareOf(buildProject({ budgetMinutes: 1200 }), totals)).toBe(0.5);
    expect(budgetShareOf(buildProject({ budgetMoney: 100_000, hourlyRate: 10_000 }), totals)).toBe(0.5);
  });

  it('in money needs a rate', () => {
    expect(budgetOf(buildProject({ budgetMoney: 100_000 }))).toBeNull();
    expect(budgetOf(buildProject())).toBeNull();
  });
});

describe('a forecast', () => {
  const project = buildProject({ budgetMinutes: 6000 });

  it('continues the pace of the last four weeks', () => {
    // 28 h in four weeks is an hour a day, and 72 h remain.
    const entries = Array.from({ length: 28 }, (_, index) => entry(addDays(today, -index), 60));
    expect(forecastOf(project, entries, today)).toEqual({
      kind: 'on',
      day: addDays(today, 72),
      weekMinutes: 420,
    });
  });

  it('ignores the pace before the last four weeks', () => {
    const entries = [entry(addDays(today, -28), 5000), entry(today, 28)];
    expect(forecastOf(project, entries, today)).toMatchObject({ kind: 'on', weekMinutes: 7 });
    expect(forecastOf(project, entries.slice(0, 1), today)).toEqual({ kind: 'idle' });
  });

  it('divides the time of a young project by its days, at least seven', () => {
    const young = buildProject({ budgetMinutes: 6000, startsOn: today });
    expect(forecastOf(young, [entry(today, 700)], today)).toMatchObject({ weekMinutes: 700 });
    const older = { ...young, startsOn: addDays(today, -13) };
    expect(forecastOf(older, [entry(today, 700)], today)).toMatchObject({ weekMinutes: 350 });
  });

  it('names the day that used up the budget', () => {
    const entries = [entry('2026-03-02', 10), entry('2026-02-27', 5000), entry('2026-03-01', 1000)];
    expect(forecastOf(project, entries, today)).toEqual({ kind: 'used', day: '2026-03-01' });
  });

  it('names a day to come on which logged time uses up the budget, as the share does', () => {
    const entries = [entry(today, 5700), entry(addDays(today, 3), 600)];
    expect(forecastOf(project, entries, today)).toMatchObject({ kind: 'on', day: addDays(today, 3) });
  });

  it('counts only billable time against a budget in money', () => {
    const paid = buildProject({ budgetMoney: 100_000, hourlyRate: 10_000 });
    const entries = [entry(today, 280), entry(today, 4000, { billable: false })];
    expect(forecastOf(paid, entries, today)).toEqual({
      kind: 'on',
      day: addDays(today, 32),
      weekMinutes: 70,
    });
  });

  it('is none without a budget and for a finished project', () => {
    expect(forecastOf(buildProject(), [entry(today, 60)], today)).toEqual({ kind: 'none' });
    expect(forecastOf({ ...project, status: 'done' }, [entry(today, 60)], today)).toEqual({ kind: 'none' });
  });

  it('says that a budget lasts for years instead of a day in the far future', () => {
    const large = buildProject({ budgetMinutes: 100_000_000 });
    expect(forecastOf(large, [entry(today, 1)], today)).toEqual({ kind: 'far', weekMinutes: 0 });
  });

  it('uses up the budget on the first day on which pace times days reaches the rest', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ ago: fc.nat(60), minutes: fc.integer({ min: 1, max: 600 }) }), { minLength: 1 }),
        fc.integer({ min: 1, max: 40_000 }),
        (times, budgetMinutes) => {
          const entries = times.map(({ ago, minutes }) => entry(addDays(today, -ago), minutes));
          const forecast = forecastOf(buildProject({ budgetMinutes }), entries, today);
          const used = times.reduce((sum, { minutes }) => sum + minutes, 0);
          if (forecast.kind !== 'on') return;
          const recent = times.filter(({ ago }) => ago < 28).reduce((sum, { minutes }) => sum + minutes, 0);
          const days = daysBetween(today, forecast.day);
          expect(used + (recent * days) / 28).toBeGreaterThanOrEqual(budgetMinutes - 1e-6);
          expect(used + (recent * (days - 1)) / 28).toBeLessThan(budgetMinutes);
        },
      ),
    );
  });
});

it('sums the hours of the last twelve weeks, over the end of a year', () => {
  const weeks = projectWeeks(
    [entry('2026-12-31', 60), entry('2027-01-01', 30), entry('2026-01-01', 5)],
    '2027-01-06',
  );
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-2)).toEqual({ range: { first: '2026-12-28', last: '2027-01-03' }, minutes: 90 });
});

it('marks only open projects as overdue', () => {
  const late = { dueOn: '2026-11-17' };
  expect(isProjectOverdue(buildProject(late), today)).toBe(true);
  expect(isProjectOverdue(buildProject({ ...late, status: 'planned' }), today)).toBe(true);
  expect(isProjectOverdue(buildProject({ ...late, status: 'done' }), today)).toBe(false);
  expect(isProjectOverdue(buildProject({ dueOn: today }), today)).toBe(false);
});
