import { describe, expect, it } from 'vitest';
import { deleteTask } from '@/dashboard/commands/tasks/delete-task';
import { put } from '@/dashboard/model/change';
import type { Project, TimeEntry } from '@/dashboard/model/records/records';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { buildProject } from '../build-project';
import { entryOf, settings } from '../time/records';
import { undo, write } from '../write';
import { taskOf } from './records';

const design = { id: 'design', name: 'Design', rates: [{ from: null, hourlyRate: 12_000 }] };
const task = taskOf({ kindId: 'design' });

/** A workspace with two hours on a task whose kind of work has a rate. */
const workspaceWith = ({ entry, project }: { entry?: Partial<TimeEntry>; project?: Partial<Project> } = {}) =>
  createMemoryWorkspace(
    {
      tasks: [task],
      projects: [buildProject(project)],
      settings: [{ ...settings, workKinds: [design] }],
      timeEntries: [entryOf({ minutes: 120, taskId: task.id, ...entry })],
    },
    'mira',
  );

describe('the deletion of a task', () => {
  it('is refused while time has the rate of the task’s kind of work', async () => {
    const workspace = workspaceWith();
    expect(await workspace.run(deleteTask(task))).toMatchObject({
      done: false,
      error: {
        message:
          '2 h of “Draw the tide table” have the rate of its kind of work, and would get another one. Mark the task as done instead.',
      },
    });
    expect(workspace.get('tasks', task.id)).not.toBeNull();
  });

  it.each([
    ['that is not billable', { entry: { billable: false } }],
    ['with the rate of the project', { project: { rates: [{ from: null, hourlyRate: 9000 }] } }],
    ['of another task', { entry: { taskId: 'other' } }],
  ])('leaves time %s as it is', async (_name, given) => {
    const workspace = workspaceWith(given);
    await workspace.run(deleteTask(task));
    expect(workspace.get('tasks', task.id)).toBeNull();
    expect(workspace.all('timeEntries')).toHaveLength(1);
  });

  it('is refused also as the undo of a new task', async () => {
    const workspace = workspaceWith({ entry: { taskId: null } });
    const added = await write(workspace, {
      label: 'Added a task',
      changes: [put('tasks', taskOf({ id: 'new', revision: 0, kindId: 'design' }))],
    });
    await write(workspace, {
      label: 'Logged 2 h',
      changes: [put('timeEntries', { ...workspace.get('timeEntries', 'entry')!, taskId: 'new' })],
    });
    await expect(undo(workspace, added.id)).rejects.toThrow(/have the rate of its kind of work/);
  });
});
