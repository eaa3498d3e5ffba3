import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/dashboard/days/days';
import {
  capacityOf,
  mondaysFrom,
  noWeek,
  sumCapacities,
  weekOfTask,
  worksFrom,
  type CapacityRecords,
  type PersonCapacity,
} from '@/dashboard/figures/capacity';
import type { Task } from '@/dashboard/model/records/records';
import { anyWork, entry, noTimeOff, person, task as doneTask } from '../analytics/sample-work';
import { holidayOf, leaveOf } from '../leave/leave-records';

/** A Wednesday. */
const today = '2026-11-18';
const monday = '2026-11-16';
const weeks = mondaysFrom(monday, 4);

const task = (over: Partial<Task> = {}) =>
  doneTask({ status: 'todo', completedOn: null, estimateMinutes: 600, dueOn: '2026-11-25', ...over });

const recordsOf = (over: Partial<CapacityRecords> = {}): CapacityRecords => ({
  people: [person()],
  tasks: [],
  entries: [],
  ...noTimeOff,
  ...over,
});

const rowOf = (over: Partial<CapacityRecords>, options = { weeks, today }) =>
  capacityOf(recordsOf(over), options)[0]!;

describe('the capacity of a week', () => {
  it('counts this week from today and later weeks whole', () => {
    expect(rowOf({}).weeks.map(({ contract }) => contract)).toEqual([1440, 2400, 2400, 2400]);
    expect(rowOf({}, { weeks, today: '2026-11-22' }).weeks[0]!.contract).toBe(0);
    expect(rowOf({}, { weeks: ['2026-11-09'], today }).weeks[0]!.contract).toBe(0);
  });

  it('takes holidays from the contract first, then leave', () => {
    const { weeks: found } = rowOf({
      holidays: [holidayOf('2026-11-26'), holidayOf('2026-11-27', { half: true })],
      leave: [leaveOf({ firstDay: '2026-11-25', lastDay: '2026-11-27' })],
    });
    expect(found[1]).toMatchObject({ contract: 2400, holidays: 720, leave: 720, available: 960 });
  });

  it('counts no leave that nobody approved', () => {
    const { weeks: found } = rowOf({
      leave: [leaveOf({ status: 'requested', firstDay: '2026-11-23', lastDay: '2026-11-27' })],
    });
    expect(found[1]!.leave).toBe(0);
  });

  it('ends with the last day of work and follows changed terms', () => {
    const terms = { team: 'Design', position: '', hourlyRate: null, hourlyCost: null };
    const people = [
      person({ endsOn: '2026-12-02', earlier: [{ until: '2026-11-24', weeklyMinutes: 1200, ...terms }] }),
    ];
    expect(rowOf({ people }).weeks.map(({ contract }) => contract)).toEqual([720, 480 + 1440, 1440, 0]);
  });

  it('crosses the end of a year and of daylight saving time without losing a day', () => {
    const options = { weeks: mondaysFrom('2026-12-28', 2), today: '2026-12-01' };
    expect(rowOf({}, options).weeks.map(({ week, contract }) => [week, contract])).toEqual([
      ['2026-12-28', 2400],
      ['2027-01-04', 2400],
    ]);
    expect(mondaysFrom('2027-03-22', 3)).toEqual(['2027-03-22', '2027-03-29', '2027-04-05']);
  });

  it('assigns the rest of an estimate after the time that anybody logged on the task', () => {
    const { weeks: found } = rowOf({
      tasks: [task({ id: 'map' }), task({ id: 'late', dueOn: '2026-12-01' })],
      entries: [
        entry({ taskId: 'map', minutes: 90 }),
        entry({ taskId: 'map', personId: 'p2', minutes: 30 }),
        entry({ taskId: null, minutes: 500 }),
        entry({ taskId: 'late', minutes: 700 }),
      ],
    });
    expect(found[1]).toMatchObject({ assigned: 480, free: 1920, over: 0 });
    expect(found[2]).toMatchObject({ assigned: 0, tasks: [{ left: 0 }] });
  });

  it('says by how much assigned work is over the available time', () => {
    const tasks = [task({ estimateMinutes: 2000 }), task({ estimateMinutes: 460 })];
    expect(rowOf({ tasks }).weeks[1]).toMatchObject({ assigned: 2460, free: 0, over: 60 });
  });

  it('counts tasks without an estimate and guesses nothing', () => {
    const tasks = [task({ estimateMinutes: null }), task({ estimateMinutes: 60 })];
    expect(rowOf({ tasks }).weeks[1]).toMatchObject({ assigned: 60, unestimated: 1 });
  });

  it('has overdue tasks in this week and tasks without a due date beside the weeks', () => {
    const tasks = [
      task({ id: 'old', dueOn: '2025-01-31' }),
      task({ id: 'someday', dueOn: null, estimateMinutes: 45 }),
      task({ id: 'done', status: 'done' }),
      task({ id: 'far', dueOn: '9999-12-31' }),
    ];
    const { weeks: found, undated } = rowOf({ tasks });
    expect(found.map((week) => week.tasks.map((one) => one.task.id))).toEqual([['old'], [], [], []]);
    expect(undated).toMatchObject({ assigned: 45, tasks: [{ task: { id: 'someday' } }] });
    expect(weekOfTask({ dueOn: null }, today)).toBe(noWeek);
  });
});

describe('the people with capacity', () => {
  it('are staff who may get work and have not left', () => {
    expect(worksFrom(person(), today)).toBe(true);
    expect(worksFrom(person({ kind: 'intern', status: 'invited' }), today)).toBe(true);
    expect(worksFrom(person({ endsOn: today }), today)).toBe(true);
    expect(worksFrom(person({ endsOn: '2026-11-17' }), today)).toBe(false);
    for (const status of ['archived', 'left', 'suspended'] as const)
      expect(worksFrom(person({ status }), today)).toBe(false);
    for (const kind of ['admin', 'regular'] as const) expect(worksFrom(person({ kind }), today)).toBe(false);
  });
});

const day = fc.integer({ min: -60, max: 40 }).map((days) => addDays(today, days));
const anyOpenTask = fc
  .record({
    assigneeId: fc.constantFrom('p1', 'p2', 'p3', 'gone'),
    status: fc.constantFrom<Task['status']>('todo', 'doing', 'review', 'done'),
    dueOn: fc.option(day),
    estimateMinutes: fc.option(fc.integer({ min: 0, max: 6000 })),
  })
  .map(task);
const anyRecords = fc
  .tuple(
    anyWork,
    fc.array(anyOpenTask, { maxLength: 20 }),
    fc.array(fc.tuple(day, fc.boolean()), { maxLength: 10 }),
    fc.array(fc.tuple(day, fc.nat(30), fc.constantFrom('p1', 'p2', 'p3')), { maxLength: 8 }),
    fc.array(fc.tuple(fc.nat(30), day, fc.integer({ min: 1, max: 600 })), { maxLength: 30 }),
  )
  .map(([work, tasks, holidays, leave, logged]): CapacityRecords => ({
    people: work.people,
    tasks,
    entries: logged.map(([place, on, minutes]) =>
      entry({ taskId: tasks[place]?.id ?? null, day: on, minutes }),
    ),
    holidays: holidays.map(([on, half]) => holidayOf(on, { half })),
    workdays: [1, 2, 3, 4, 5],
    leave: leave.map(([firstDay, length, personId], index) =>
      leaveOf({ id: `l${index}`, personId, firstDay, lastDay: addDays(firstDay, length) }),
    ),
  }));

/** All assigned minutes of everybody, in the weeks and without a due date. */
const assignedIn = (rows: readonly PersonCapacity[]) =>
  rows.reduce((sum, row) => sum + sumCapacities(row.weeks).assigned + row.undated.assigned, 0);

describe('capacity', () => {
  const wide = { weeks: mondaysFrom(monday, 8), today };

  it('adds up to the contract, and free time less the excess is what work leaves', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        for (const row of capacityOf(records, wide))
          for (const week of row.weeks) {
            const { contract, holidays, leave, available, assigned, free, over } = week;
            expect(holidays + leave + available).toBe(contract);
            for (const part of [contract, holidays, leave, available, assigned, free, over])
              expect(part).toBeGreaterThanOrEqual(0);
            expect(free - over).toBe(available - assigned);
          }
      }),
    );
  });

  it('keeps the total of assigned work when a task moves to another week or person', () => {
    const place = fc.record({
      index: fc.nat(30),
      dueOn: fc.option(fc.integer({ min: 0, max: 40 }).map((days) => addDays(today, days))),
      assigneeId: fc.constantFrom('p1', 'p2', 'p3'),
    });
    fc.assert(
      fc.property(anyRecords, place, (records, { index, dueOn, assigneeId }) => {
        const own = records.tasks.filter((one) => one.assigneeId !== 'gone');
        const moved = own[index];
        fc.pre(moved !== undefined);
        const tasks = own.map((one) => (one === moved ? { ...one, dueOn, assigneeId } : one));
        expect(assignedIn(capacityOf({ ...records, tasks }, wide))).toBe(
          assignedIn(capacityOf({ ...records, tasks: own }, wide)),
        );
      }),
    );
  });

  it('does not depend on the order of the records', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const turned: CapacityRecords = {
          people: records.people,
          tasks: [...records.tasks].reverse(),
          entries: [...records.entries].reverse(),
          leave: [...records.leave].reverse(),
          holidays: [...records.holidays].reverse(),
          workdays: [1, 2, 3, 4, 5],
        };
        expect(capacityOf(turned, wide)).toEqual(capacityOf(records, wide));
      }),
    );
  });

  it('sums people without setting free time of one against the excess of another', () => {
    const rows = capacityOf(
      recordsOf({
        people: [person(), person({ id: 'p2' })],
        tasks: [task({ estimateMinutes: 3000 })],
      }),
      { weeks, today },
    );
    expect(sumCapacities(rows.map((row) => row.weeks[1]!))).toEqual({
      contract: 4800,
      holidays: 0,
      leave: 0,
      available: 4800,
      assigned: 3000,
      unestimated: 0,
      free: 2400,
      over: 600,
    });
  });
});
