import { describe, expect, it } from 'vitest';
import { addDays } from '@/dashboard/days/days';

import { createSample } from '@/dashboard/sample/create-sample';
import { rangeAround } from '@/dashboard/days/period';
import { firstDayOf } from '@/dashboard/figures/time';
import { sameDays, workKpis } from '@/dashboard/figures/work-kpis';
import { homeKpis } from '@/dashboard/screens/home/admin-home/home-kpis';
import { hoursByWeek } from '@/dashboard/screens/home/admin-home/hours-by-week';
import { peopleThisWeek } from '@/dashboard/screens/home/admin-home/people-this-week';
import { projectProgress } from '@/dashboard/screens/home/admin-home/project-progress';
import type { Timesheet } from '@/dashboard/model/records/records';
import { workFigures, entry, person, project, task } from '../analytics/sample-work';
import { blankRecord } from '../blank-record';

const today = '2026-11-18';
const sample = createSample(today);
const records = {
  people: sample.people ?? [],
  projects: sample.projects ?? [],
  tasks: sample.tasks ?? [],
  entries: sample.timeEntries ?? [],
  leave: sample.leave ?? [],
  holidays: sample.holidays ?? [],
  workdays: [1, 2, 3, 4, 5],
};
const month = { kind: 'month' as const, range: rangeAround('month', today) };

describe('the same days of the periods before', () => {
  it('are as many from each one’s start as have passed', () => {
    expect(sameDays(month, today, '2026-08-15')).toEqual([
      { first: '2026-09-01', last: '2026-09-18' },
      { first: '2026-10-01', last: '2026-10-18' },
      { first: '2026-11-01', last: '2026-11-18' },
    ]);
  });

  it('are whole periods once this one is over', () => {
    expect(sameDays(month, '2026-12-20', '2026-10-01')).toEqual([
      { first: '2026-10-01', last: '2026-10-31' },
      { first: '2026-11-01', last: '2026-11-30' },
    ]);
  });

  it('are eight at most, and this one alone where nothing was logged', () => {
    expect(sameDays(month, today, '2000-01-01')).toHaveLength(8);
    expect(sameDays(month, today, null)).toEqual([{ first: '2026-11-01', last: today }]);
  });
});

describe('the first row', () => {
  it('writes what the records add up to', () => {
    const figures = workFigures(records, { first: '2026-11-01', last: today });
    const kpis = homeKpis(records, month, today);
    expect(kpis.billable.value).toBe(Math.round(figures.billableMinutes / 60).toLocaleString('en-GB'));
    expect(kpis.utilisation.value).toBe(
      `${Math.round((figures.billableMinutes / figures.plannedMinutes) * 100)}%`,
    );
    expect(kpis.onTime.value).toBe(`${Math.round((figures.tasksOnTime / figures.tasksWithDueDay) * 100)}%`);
    expect(kpis.projects.value).toBe(
      String(records.projects.filter(({ status }) => status === 'active').length),
    );
  });

  it('says what the performance screen says', () => {
    const kpis = workKpis(records, sameDays(month, today, firstDayOf(records.entries)));
    expect(homeKpis(records, month, today)).toMatchObject({ billable: kpis.billable, onTime: kpis.onTime });
  });

  it('ends every sparkline in its figure and compares it with the point before', () => {
    const { billable } = homeKpis(records, month, today);
    const [before, now] = billable.trend.slice(-2) as [number, number];
    expect(workFigures(records, { first: '2026-10-01', last: '2026-10-18' }).billableMinutes).toBe(before);
    const change = (((now - before) / before) * 100).toFixed(1).replace('-', '−').replace(/\.0$/, '');
    expect(billable.change?.text).toBe(`${now > before ? '+' : ''}${change}%`);
  });

  it('compares with nothing where there is nothing to compare with', () => {
    const kpis = homeKpis(
      {
        people: [],
        projects: [],
        tasks: [],
        entries: [],
        leave: [],
        holidays: [],
        workdays: [1, 2, 3, 4, 5],
      },
      month,
      today,
    );
    expect(kpis.billable).toMatchObject({ value: '0', change: null });
    expect(kpis.utilisation).toMatchObject({ value: '–', change: null });
    expect(kpis.projects).toMatchObject({ value: '0', change: null });
  });
});

describe('hours by week', () => {
  it('tells of the eleven whole weeks before this one', () => {
    const { points, series } = hoursByWeek(records, today);
    expect(points.map(({ tick }) => tick).at(0)).toBe('31 Aug');
    expect(points.at(-1)).toEqual({ tick: '9 Nov', name: '9 to 15 Nov' });
    for (let week = 0; week < 11; week += 1) {
      const first = addDays('2026-08-31', 7 * week);
      const figures = workFigures(records, { first, last: addDays(first, 6) });
      expect(series.map(({ values }) => values[week])).toEqual([
        figures.loggedMinutes / 60,
        figures.plannedMinutes / 60,
      ]);
    }
  });
});

describe('people this week', () => {
  const approved = (personId: string) =>
    blankRecord('timesheets', {
      id: `${personId}:2026-11-09`,
      personId,
      weekStart: '2026-11-09',
      status: 'approved',
    });
  const rowOf = (minutes: number, sheet: Partial<Timesheet> | null, over = {}, began = '2026-09-01') =>
    peopleThisWeek(
      {
        people: [person(over)],
        entries: [
          entry({ id: 'began', personId: 'p2', day: began }),
          ...(minutes ? [entry({ day: '2026-11-17', minutes })] : []),
        ],
        timesheets: sheet ? [{ ...approved('p1'), ...sheet }] : [],
        leave: [],
        holidays: [],
        workdays: [1, 2, 3, 4, 5],
      },
      today,
    )[0];

  it('misses last week’s hours until they are submitted', () => {
    expect(rowOf(900, null)?.status).toBe('due');
    expect(rowOf(900, { status: 'open' })?.status).toBe('due');
    expect(rowOf(900, { status: 'returned' })?.status).toBe('due');
    expect(rowOf(900, { status: 'submitted' })?.status).toBe('on-track');
    expect(rowOf(900, null, { joinedOn: '2026-11-16' })?.status).toBe('on-track');
  });

  it('expects no time of days before anybody logged time', () => {
    expect(rowOf(480, null, {}, '2026-11-17')?.status).toBe('on-track');
    expect(rowOf(480, null, {}, '2026-11-16')?.status).toBe('behind');
    expect(rowOf(480, null, {}, '2026-11-13')?.status).toBe('due');
  });

  it('measures the load by the whole week, and who is behind by the days that are over', () => {
    expect(rowOf(1200, {})).toMatchObject({ loggedMinutes: 1200, load: 0.5, status: 'on-track' });
    expect(rowOf(2401, {})).toMatchObject({ status: 'over' });
    // Two days of 480 are over: 70 % of them are 672.
    expect(rowOf(671, {})?.status).toBe('behind');
    expect(rowOf(672, {})?.status).toBe('on-track');
    expect(rowOf(0, {}, { weeklyMinutes: 0 })).toMatchObject({ load: null, status: 'none' });
  });

  it('lists all staff, those who need attention first', () => {
    const rows = peopleThisWeek({ ...records, timesheets: sample.timesheets ?? [] }, today);
    const staff = records.people.filter(
      ({ kind, status }) => (kind === 'employee' || kind === 'intern') && status === 'active',
    );
    expect(rows).toHaveLength(staff.length);
    const ranks = rows.map(({ status }) => ['due', 'over', 'behind', 'on-track', 'none'].indexOf(status));
    expect(ranks).toEqual([...ranks].sort());
    const minutes = records.entries
      .filter(({ day }) => day >= '2026-11-16' && day <= '2026-11-22')
      .reduce((sum, { minutes: size }) => sum + size, 0);
    expect(rows.reduce((sum, { loggedMinutes }) => sum + loggedMinutes, 0)).toBe(minutes);
  });
});

describe('progress of the projects', () => {
  it('counts done of all tasks, the next due first', () => {
    const rows = projectProgress(
      [
        project({ id: 'a', dueOn: '2026-12-01' }),
        project({ id: 'b', dueOn: '2026-11-17' }),
        project({ id: 'c', status: 'done' }),
      ],
      [task(), task({ status: 'todo', completedOn: null }), task({ status: 'review', completedOn: null })],
      today,
    );
    expect(rows).toMatchObject([
      { project: { id: 'b' }, overdue: true, done: 0, total: 0, percent: 0 },
      { project: { id: 'a' }, overdue: false, done: 1, total: 3, percent: 33 },
    ]);
  });
});
