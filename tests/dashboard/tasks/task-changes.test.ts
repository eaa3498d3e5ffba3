import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { moveTask, newTask, withStatus } from '@/dashboard/commands/tasks/task-changes';
import { inColumn } from '@/dashboard/screens/tasks/task-query';
import { taskOf, today } from './records';
import { write } from '../write';

describe('moving a task', () => {
  it('remembers the day on which it was done, and forgets it when it is reopened', () => {
    const done = withStatus(taskOf({ status: 'review' }), 'done', today);
    expect(done).toMatchObject({ status: 'done', completedOn: today });
    expect(withStatus(done, 'done', '2026-11-20').completedOn).toBe(today);
    expect(withStatus(done, 'doing', today)).toMatchObject({ status: 'doing', completedOn: null });
  });

  it('lays it where it was dropped, whatever the numbers of its neighbours', async () => {
    const orders = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(orders, fc.nat(), async (drawn, place) => {
        const column = drawn
          .map((order, index) => taskOf({ id: `t${index}`, order, status: 'doing' }))
          .sort(inColumn);
        const index = place % (column.length + 1);
        const task = taskOf({ id: 'moved' });
        const workspace = createMemoryWorkspace({ tasks: [...column, task] });
        const changes = moveTask({ task, status: 'doing', column, index, today });
        await write(workspace, { label: 'Moved', changes });
        const wanted = column.map(({ id }) => id);
        wanted.splice(index, 0, 'moved');
        const after = workspace.all('tasks').filter(({ status }) => status === 'doing');
        expect([...after].sort(inColumn).map(({ id }) => id)).toEqual(wanted);
      }),
    );
  });

  it('changes no other task where there is room between two', () => {
    const column = [taskOf({ id: 'a', order: 1 }), taskOf({ id: 'b', order: 2 })];
    const changes = moveTask({ task: taskOf({ id: 'c' }), status: 'todo', column, index: 1, today });
    expect(changes).toMatchObject([{ record: { id: 'c', order: 1.5 } }]);
  });
});

describe('a new task', () => {
  it('stands on top of what is to do', () => {
    const task = newTask({
      id: 'new',
      title: ' Call the port ',
      projectId: 'ferry',
      assigneeId: 'mira',
      column: [taskOf({ order: -3 })],
      today,
    });
    expect(task).toMatchObject({ title: 'Call the port', status: 'todo', order: -4, createdOn: today });
  });
});
