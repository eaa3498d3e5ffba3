import { expect, it } from 'vitest';
import { addComment, deleteComment } from '@/dashboard/commands/tasks/comments';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { taskOf } from './records';

const theirs = { id: 'theirs', authorId: 'mira', text: 'Mind the pier.', at: '2026-11-17T13:20:00.000Z' };

it('a comment joins the comments that were added meanwhile', async () => {
  const opened = taskOf({});
  const workspace = createMemoryWorkspace({ tasks: [{ ...opened, comments: [theirs] }] }, 'ben');
  expect((await workspace.run(addComment(opened, ' Done. '))).done).toBe(true);
  const { comments } = workspace.get('tasks', 'task')!;
  expect(comments).toMatchObject([theirs, { authorId: 'ben', text: 'Done.' }]);
  await workspace.run(deleteComment(opened, comments[1]!));
  expect(workspace.get('tasks', 'task')!.comments).toEqual([theirs]);
});

it('a comment without words is refused', async () => {
  const workspace = createMemoryWorkspace({ tasks: [taskOf({})] }, 'ben');
  expect(await workspace.run(addComment(taskOf({}), '  '))).toMatchObject({
    done: false,
    message: 'Enter a comment.',
  });
});
