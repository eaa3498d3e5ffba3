import type { Comment, Task } from '@/dashboard/model/records/records';
import { editRecord } from '@/dashboard/commands/edit-record';
import type { Command } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import { newId } from '@/lib/new-id';

/** Adds a comment to a task. @throws DomainError if the text is empty */
export function addComment({ id, title }: Task, text: string): Command {
  return (read, { at, actorId }) => {
    const words = text.trim();
    if (words === '') throw new DomainError('Enter a comment.');
    const comment = { id: newId(), authorId: actorId, text: words, at };
    return {
      label: `Commented on “${title}”`,
      changes: [
        editRecord(read, 'tasks', id, (task) => ({ ...task, comments: [...task.comments, comment] })),
      ],
    };
  };
}

/** Deletes a comment on a task. */
export function deleteComment({ id, title }: Task, comment: Comment): Command {
  return (read) => ({
    label: `Deleted a comment on “${title}”`,
    changes: [
      editRecord(read, 'tasks', id, (task) => ({
        ...task,
        comments: task.comments.filter((other) => other.id !== comment.id),
      })),
    ],
  });
}
