import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueDayIn, moveWork, type MoveWork } from '@/dashboard/commands/tasks/move-work';
import { addDays, weekdayOf, weekStart } from '@/dashboard/days/days';
import { put, remove } from '@/dashboard/model/change';
import type { Person, Task } from '@/dashboard/model/records/records';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { person } from '../time/records';
import { undo, write } from '../write';
import { taskOf, today } from './records';

const nextWeek = '2026-11-23';
const ilan: Person = { ...person, id: 'ilan', name: 'Ilan Voss', email: 'ilan@undula.example' };
const map = taskOf({ id: 'map', dueOn: '2026-11-19' });
const tides = taskOf({ id: 'tides', title: 'Read the tides' });

const workspaceOf = (tasks: readonly Task[] = [map, tides]) =>
  createMemoryWorkspace({ tasks, people: [person, ilan] }, 'test-admin');

const move = (over: Partial<MoveWork> = {}) =>
  moveWork({ tasks: [map], week: nextWeek, personId: 'ilan', today, ...over });

describe('the due date of moved work', () => {
  it('is the same weekday, or Friday without a due date', () => {
    expect(dueDayIn({ dueOn: '2026-11-19' }, nextWeek, today)).toBe('2026-11-26');
    expect(dueDayIn({ dueOn: '2026-11-22' }, nextWeek, today)).toBe('2026-11-29');
    expect(dueDayIn({ dueOn: null }, nextWeek, today)).toBe('2026-11-27');
  });

  it('is today where the weekday of this week is past', () => {
    expect(dueDayIn({ dueOn: '2026-10-05' }, '2026-11-16', today)).toBe(today);
    expect(dueDayIn({ dueOn: null }, '2026-11-16', '2026-11-22')).toBe('2026-11-22');
  });

  it('is in the chosen week and not before today, for any task', () => {
    const anyDay = fc.integer({ min: -400, max: 400 }).map((days) => addDays('2028-02-29', days));
    fc.assert(
      fc.property(fc.option(anyDay), anyDay, fc.nat(60), (dueOn, now, weeks) => {
        const week = addDays(weekStart(now), 7 * weeks);
        const day = dueDayIn({ dueOn }, week, now);
        expect(weekStart(day)).toBe(week);
        expect(day >= now).toBe(true);
        if (weeks > 0) expect(weekdayOf(day)).toBe(dueOn === null ? 5 : weekdayOf(dueOn));
      }),
    );
  });
});

describe('moving work', () => {
  it('changes the week and the person of several tasks at once, and is undone at once', async () => {
    const workspace = workspaceOf();
    const outcome = await workspace.run(move({ tasks: [map, tides] }));
    expect(outcome).toMatchObject({
      done: true,
      operation: { label: 'Moved 2 tasks to Ilan Voss, 23 to 29 Nov' },
    });
    expect(workspace.get('tasks', 'map')).toMatchObject({ assigneeId: 'ilan', dueOn: '2026-11-26' });
    expect(workspace.get('tasks', 'tides')).toMatchObject({ assigneeId: 'ilan', dueOn: '2026-11-27' });
    await undo(workspace, outcome.done ? outcome.operation!.id : '');
    expect(workspace.get('tasks', 'map')).toMatchObject({ assigneeId: 'mira', dueOn: '2026-11-19' });
    expect(workspace.get('tasks', 'tides')).toMatchObject({ assigneeId: 'mira', dueOn: null });
  });

  it('notifies the new person once for each task, and nobody of a new week alone', async () => {
    const workspace = workspaceOf();
    await workspace.run(move({ personId: 'mira' }));
    expect(workspace.all('notices')).toEqual([]);
    await workspace.run(move({ tasks: [tides], week: null }));
    expect(workspace.all('notices')).toMatchObject([
      { audience: { personId: 'ilan' }, text: 'You have a new task' },
    ]);
  });

  it('keeps the due dates of tasks that only change the person', async () => {
    const workspace = workspaceOf();
    const outcome = await workspace.run(move({ tasks: [map, tides], week: null }));
    expect(outcome).toMatchObject({ operation: { label: 'Moved 2 tasks to Ilan Voss' } });
    expect(workspace.get('tasks', 'map')!.dueOn).toBe('2026-11-19');
    expect(workspace.get('tasks', 'tides')!.dueOn).toBeNull();
  });

  it('leaves out tasks that are already there', async () => {
    const workspace = workspaceOf([map, { ...tides, dueOn: '2026-11-25' }]);
    const tasks = [...workspace.all('tasks')];
    const outcome = await workspace.run(move({ tasks, personId: 'mira' }));
    expect(outcome).toMatchObject({
      operation: { label: 'Moved “Draw the tide table” to 23 to 29 Nov' },
    });
  });

  it.each([
    ['no task', { tasks: [] }, 'Select at least one task.'],
    ['a past week', { week: '2026-11-09' }, 'Choose this week or a later one.'],
    ['a deleted person', { personId: 'gone' }, 'This person was deleted. Choose another person.'],
    ['the same place', { week: null, personId: 'mira' }, 'Choose another week or another person.'],
  ])('refuses %s', async (_, over, message) => {
    expect(await workspaceOf().run(move(over))).toMatchObject({ done: false, message });
  });

  it('refuses a person who may not get work', async () => {
    const workspace = workspaceOf();
    await write(workspace, {
      label: 'Suspended',
      changes: [put('people', { ...ilan, status: 'suspended' })],
    });
    expect(await workspace.run(move())).toMatchObject({
      message: 'Ilan Voss can’t get work any more. Choose another person.',
    });
  });

  it('refuses tasks that were deleted, completed or moved meanwhile, and changes none', async () => {
    const changes = [
      [
        remove('tasks', map),
        'deleted since you opened it. Nothing was moved. Close this and select the tasks again.',
      ],
      [
        put('tasks', { ...map, status: 'done' }),
        'completed since you opened it. Nothing was moved. Close this and select the tasks again.',
      ],
      [put('tasks', { ...map, dueOn: '2026-12-01' }), 'moved since you opened it. Check it and try again.'],
    ] as const;
    for (const [change, words] of changes) {
      const workspace = workspaceOf();
      await write(workspace, { label: 'Changed', changes: [change] });
      expect(await workspace.run(move({ tasks: [tides, map] }))).toMatchObject({
        done: false,
        message: `“Draw the tide table” was ${words}`,
      });
      expect(workspace.get('tasks', 'tides')!.assigneeId).toBe('mira');
    }
  });

  it('keeps changes of other fields that were made meanwhile', async () => {
    const workspace = workspaceOf();
    await write(workspace, { label: 'Renamed', changes: [put('tasks', { ...map, title: 'Draw it' })] });
    await workspace.run(move());
    expect(workspace.get('tasks', 'map')).toMatchObject({ title: 'Draw it', assigneeId: 'ilan' });
  });
});
