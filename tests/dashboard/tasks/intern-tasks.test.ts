import { describe, expect, it } from 'vitest';
import { addComment, deleteComment } from '@/dashboard/commands/tasks/comments';
import { moveTask, newTask, withStatus } from '@/dashboard/commands/tasks/task-changes';
import { fieldsOf, withFields, type TaskFields } from '@/dashboard/commands/tasks/task-fields';
import type { Read } from '@/dashboard/model/command';
import { refusalOf } from '@/dashboard/model/permissions/permissions';
import type { Actor } from '@/dashboard/model/permissions/readers';
import type { Task } from '@/dashboard/model/records/records';
import { managesTasks } from '@/dashboard/model/manages-tasks';
import { roles } from '@/routes/portal-table';
import { taskOf, today } from './records';

const nothing: Read['get'] = () => null;
const actor = (role: Actor['role'], id = 'ivo'): Actor => ({ id, role, internIds: [] });

const stored = taskOf({
  assigneeId: 'ivo',
  notes: ' All seven piers. ',
  dueOn: '2026-11-20',
  estimateMinutes: 50,
  subtasks: [{ id: '1', text: 'Measure', done: false }],
  comments: [
    { id: 'theirs', authorId: 'mira', text: 'Mind the new pier.', at: '2026-11-17T13:20:00.000Z' },
    { id: 'mine', authorId: 'ivo', text: 'Done.', at: '2026-11-17T14:20:00.000Z' },
  ],
});

/** Explains why a person may not make a change to a task, or returns null. */
const refusal = (before: Task | null, after: Task | null, by = actor('intern')) =>
  refusalOf(
    { collection: 'tasks', id: stored.id, creatorId: 'mira', before, last: before, after },
    by,
    nothing,
  );

const edited = (changes: Partial<TaskFields>) =>
  withFields(stored, { ...fieldsOf(stored), ...changes }, today);

describe('an intern with an assigned task', () => {
  it.each(['doing', 'review', 'done'] as const)(
    'may move it to “%s” and to any place of the column',
    (status) => {
      const column = [0, 0, 0].map((order, index) =>
        taskOf({ id: `other-${index}`, assigneeId: 'ivo', order }),
      );
      for (const index of [0, 1, 2, 3]) {
        const changes = moveTask({ task: stored, status, column, index, today });
        for (const change of changes) {
          const after = 'record' in change ? (change.record as Task) : null;
          const before = [stored, ...column].find(({ id }) => id === after?.id)!;
          expect(refusal(before, after)).toBeNull();
        }
      }
    },
  );

  it('may reopen it', () => {
    const done = withStatus(stored, 'done', today);
    expect(refusal(done, withStatus(done, 'doing', today))).toBeNull();
  });

  it('may save the panel with another status and other subtasks', () => {
    const subtasks = [{ id: '2', text: 'Draw', done: true }];
    expect(refusal(stored, edited({ status: 'done', subtasks }))).toBeNull();
  });

  it('may comment on it and delete own comments only', () => {
    const read = { get: () => stored, all: () => [stored] } as unknown as Read;
    const context = { at: '2026-11-18T10:00:00.000Z', actorId: 'ivo' };
    const [theirs, mine] = stored.comments;
    const after = (command: ReturnType<typeof addComment>) => {
      const [change] = command(read, context as never).changes;
      return (change as unknown as { record: Task }).record;
    };
    expect(refusal(stored, after(addComment(stored, 'Ready.')))).toBeNull();
    expect(refusal(stored, after(deleteComment(stored, mine!)))).toBeNull();
    expect(refusal(stored, after(deleteComment(stored, theirs!)))).not.toBeNull();
  });

  it.each([
    { title: 'Another title' },
    { notes: 'Other notes' },
    { projectId: 'studio' },
    { assigneeId: 'mira' },
    { priority: 'high' },
    { dueOn: null },
    { estimate: '2' },
    { kindId: 'design' },
  ] as const)('may not save %j', (changes) => {
    expect(refusal(stored, edited(changes))).not.toBeNull();
  });

  it('may not delete it, restore it or add another', () => {
    const added = newTask({
      id: stored.id,
      title: 'New',
      projectId: 'a',
      assigneeId: 'ivo',
      column: [],
      today,
    });
    expect(refusal(stored, null)).not.toBeNull();
    expect(refusal(null, stored)).not.toBeNull();
    expect(refusal(null, added)).not.toBeNull();
  });

  it('may not change the task of another person', () => {
    const theirs = { ...stored, assigneeId: 'mira' };
    expect(refusal(theirs, withStatus(theirs, 'done', today))).not.toBeNull();
  });
});

it.each(roles)('offers the %s to add and delete tasks only with the permission for it', (role) => {
  const by = actor(role);
  const task = { ...stored, comments: [] };
  const isAllowed = [refusal(null, task, by), refusal(task, null, by)].every((reason) => reason === null);
  expect(managesTasks(role)).toBe(isAllowed);
});
