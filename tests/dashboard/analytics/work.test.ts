import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plannedMinutes } from '@/dashboard/figures/planned-time';
import { workBy, type WorkGrouping } from '@/dashboard/figures/work-by';
import {
  billableShareOf,
  loadOf,
  noWork,
  onTimeRateOf,
  utilisationOf,
  workOverTime,
} from '@/dashboard/figures/work';
import type { WorkFigures } from '@/dashboard/model/records/records';
import { daysOf, weekdayOf } from '@/dashboard/days/days';
import { workFigures, noTimeOff, anyRange, anyWork, entry, person, project, task } from './sample-work';

const range = { first: '2026-11-16', last: '2026-11-22' };

/** The same, counted day by day and record by record. */
function naiveFigures(
  { people, tasks, entries }: Parameters<typeof workFigures>[0],
  days: readonly string[],
) {
  const logged = entries.filter(({ day }) => days.includes(day));
  const done = tasks.filter(({ status, completedOn }) => status === 'done' && days.includes(completedOn!));
  const withDay = done.filter(({ dueOn }) => dueOn !== null);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  return {
    loggedMinutes: sum(logged.map(({ minutes }) => minutes)),
    billableMinutes: sum(logged.filter(({ billable }) => billable).map(({ minutes }) => minutes)),
    plannedMinutes: sum(
      people
        .filter(
          ({ kind, status, endsOn }) =>
            (kind === 'employee' || kind === 'intern') && (status !== 'left' || endsOn !== null),
        )
        .map(({ weeklyMinutes, joinedOn, endsOn }) =>
          sum(
            days
              .filter((day) => weekdayOf(day) < 6 && day >= joinedOn && day <= (endsOn ?? day))
              .map(() => weeklyMinutes / 5),
          ),
        ),
    ),
    tasksDone: done.length,
    tasksWithDueDay: withDay.length,
    tasksOnTime: withDay.filter(({ dueOn, completedOn }) => completedOn! <= dueOn!).length,
  };
}

describe('work in some days', () => {
  it('equals the sum of single counts', () => {
    fc.assert(
      fc.property(anyWork, anyRange, (records, days) => {
        expect(workFigures(records, days)).toEqual(naiveFigures(records, daysOf(days)));
      }),
    );
  });

  it('is, part by part, the whole of its parts', () => {
    fc.assert(
      fc.property(anyWork, anyRange, (records, days) => {
        const parts = daysOf(days).map((day) => ({ first: day, last: day }));
        const all = workOverTime(records, parts);
        const whole = workFigures(records, days);
        for (const key of Object.keys(noWork) as (keyof WorkFigures)[])
          expect(all.reduce((sum, one) => sum + one[key], 0)).toBe(whole[key]);
      }),
    );
  });

  it('includes the first and the last day', () => {
    const entries = [
      entry({ day: '2026-11-15' }),
      entry({ day: '2026-11-16', minutes: 10 }),
      entry({ day: '2026-11-22', minutes: 5, billable: false }),
      entry({ day: '2026-11-23' }),
    ];
    const figures = workFigures({ people: [], projects: [], tasks: [], entries, ...noTimeOff }, range);
    expect(figures).toEqual({ ...noWork, loggedMinutes: 15, billableMinutes: 10 });
  });

  it('counts a task on the day it was done, and in time where that is no later than due', () => {
    const tasks = [
      task({ completedOn: '2026-11-16', dueOn: '2026-11-16' }),
      task({ completedOn: '2026-11-17', dueOn: '2026-11-16' }),
      task({ completedOn: '2026-11-18', dueOn: null }),
      task({ status: 'review', completedOn: null }),
    ];
    const figures = workFigures({ people: [], projects: [], tasks, entries: [], ...noTimeOff }, range);
    expect(figures).toEqual({ ...noWork, tasksDone: 3, tasksWithDueDay: 2, tasksOnTime: 1 });
  });
});

describe('planned time', () => {
  it('is a week’s on its working days', () => {
    expect(plannedMinutes(person(), range, noTimeOff)).toBe(2400);
    expect(plannedMinutes(person(), { first: '2026-11-21', last: '2026-11-22' }, noTimeOff)).toBe(0);
    expect(plannedMinutes(person(), { first: '2026-11-18', last: '2026-11-18' }, noTimeOff)).toBe(480);
  });

  it('begins and ends with the person', () => {
    expect(plannedMinutes(person({ joinedOn: '2026-11-18' }), range, noTimeOff)).toBe(3 * 480);
    expect(plannedMinutes(person({ endsOn: '2026-11-17' }), range, noTimeOff)).toBe(2 * 480);
    expect(plannedMinutes(person({ joinedOn: '2026-12-01' }), range, noTimeOff)).toBe(0);
  });

  it('is zero for a person who is not at work', () => {
    expect(plannedMinutes(person({ kind: 'regular' }), range, noTimeOff)).toBe(0);
    expect(plannedMinutes(person({ kind: 'admin' }), range, noTimeOff)).toBe(0);
    for (const status of ['left', 'archived', 'invited'] as const)
      expect(plannedMinutes(person({ status }), range, noTimeOff)).toBe(0);
  });
});

describe('work by person, team or project', () => {
  it('adds up to all work, including deleted people and projects', () => {
    fc.assert(
      fc.property(
        anyWork,
        anyRange,
        fc.constantFrom('person', 'team', 'project') as fc.Arbitrary<WorkGrouping>,
        (records, days, grouping) => {
          const groups = workBy(grouping, records, days);
          const whole = workFigures(records, days);
          for (const key of Object.keys(noWork) as (keyof WorkFigures)[]) {
            if (grouping === 'project' && key === 'plannedMinutes') continue;
            expect(groups.reduce((sum, { figures }) => sum + figures[key], 0)).toBe(whole[key]);
          }
          expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
        },
      ),
    );
  });

  it('lists everybody at work and every active project, the most hours first', () => {
    const records = {
      people: [
        person(),
        person({ id: 'p2', name: 'Ada' }),
        person({ id: 'p3', name: 'Gone', status: 'left' }),
      ],
      projects: [project(), project({ id: 'b', name: 'Clinic' }), project({ id: 'c', status: 'done' })],
      tasks: [],
      entries: [entry({ personId: 'p1', projectId: 'b', minutes: 30 })],
      ...noTimeOff,
    };
    expect(workBy('person', records, range).map(({ name }) => name)).toEqual(['Noor Adair', 'Ada']);
    expect(workBy('project', records, range).map(({ name }) => name)).toEqual(['Clinic', 'Harbour Ferry']);
    expect(workBy('team', records, range).map(({ name }) => name)).toEqual(['Design']);
  });

  it('keeps the work of former staff', () => {
    const people = [person({ status: 'left' })];
    const groups = workBy(
      'person',
      { people, projects: [], tasks: [], entries: [entry()], ...noTimeOff },
      range,
    );
    expect(groups).toEqual([
      { id: 'p1', name: 'Noor Adair', figures: { ...noWork, loggedMinutes: 60, billableMinutes: 60 } },
    ]);
  });
});

describe('shares', () => {
  it('are unknown where there is nothing to share', () => {
    for (const share of [billableShareOf, loadOf, onTimeRateOf, utilisationOf])
      expect(share(noWork)).toBeNull();
  });

  it('are part of whole', () => {
    const figures = {
      loggedMinutes: 200,
      billableMinutes: 150,
      plannedMinutes: 100,
      tasksDone: 9,
      tasksWithDueDay: 8,
      tasksOnTime: 6,
    };
    expect(billableShareOf(figures)).toBe(0.75);
    expect(loadOf(figures)).toBe(2);
    expect(utilisationOf(figures)).toBe(1.5);
    expect(onTimeRateOf(figures)).toBe(0.75);
  });
});
