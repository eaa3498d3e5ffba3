import { useState } from 'react';
import { dayAndMonth } from '@/dashboard/data/day-words';
import { localTime } from '@/dashboard/data/figures/local-time';
import type { Comment, Task } from '@/dashboard/data/records';
import type { Change } from '@/dashboard/data/store-port';
import { parseText, useKeptDraft } from '@/dashboard/data/use-kept-draft';
import { put, useMe, useWorkspace, useWrite } from '@/dashboard/data/use-workspace';
import { Avatar } from '@/dashboard/parts/avatar/avatar';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { Button } from '@/design-system/button/button';
import { now } from '@/platform/clock';
import { addComment } from '../task-changes';
import * as s from './comment-list.module.scss';

export interface CommentListProps {
  task: Task;
  timeZone: string;
  personName: (id: string) => string;
}

/** What was said about a task. A comment is kept as soon as it is sent; what is typed stays on this device until then. */
export function CommentList({ task, timeZone, personName }: CommentListProps) {
  const me = useMe();
  const workspace = useWorkspace();
  const write = useWrite();
  const { draft, change, reset } = useKeptDraft({ name: `comment:${task.id}`, kept: '', parse: parseText });
  const [error, setError] = useState<string | undefined>();

  /** With the task as it is by then: another tab may have written a comment too. */
  const keep = async (label: string, plan: (latest: Task) => Change[]) => {
    for (let tries = 0; ; tries += 1) {
      const latest = workspace.get('tasks', task.id);
      if (!latest) return 'This task was deleted elsewhere. Your comment is still in the field.';
      const outcome = await write({ label, changes: plan(latest) });
      if (outcome.done) return null;
      if (!outcome.conflict || tries === 1) return outcome.message;
    }
  };
  const send = async () => {
    const text = draft.trim();
    if (text === '') return setError('Type a comment first.');
    const comment = { id: crypto.randomUUID(), authorId: me.id, text, at: now().toISOString() };
    const refused = await keep(`Commented on “${task.title}”`, (latest) => addComment(latest, comment, me));
    setError(refused ?? undefined);
    if (refused === null) reset('');
  };
  const remove = async ({ id }: Comment) => {
    const refused = await keep(`Deleted a comment on “${task.title}”`, (latest) => [
      put('tasks', { ...latest, comments: latest.comments.filter((comment) => comment.id !== id) }),
    ]);
    setError(refused ?? undefined);
  };
  const written = (at: string) => {
    const local = localTime(new Date(at), timeZone);
    return `${dayAndMonth(local.slice(0, 10))}, ${local.slice(11)}`;
  };

  return (
    <section aria-label="Comments" className={s.root}>
      <h3 className={s.title}>Comments</h3>
      {task.comments.length > 0 && (
        <ol role="list" className={s.list}>
          {task.comments.map((comment) => (
            <li key={comment.id} className={s.item}>
              <Avatar name={personName(comment.authorId)} />
              <div className={s.said}>
                <p className={s.who}>
                  <strong>{personName(comment.authorId)}</strong>
                  <time dateTime={comment.at}>{written(comment.at)}</time>
                  {comment.authorId === me.id && (
                    <button type="button" className={s.remove} onClick={() => void remove(comment)}>
                      Delete
                    </button>
                  )}
                </p>
                <p className={s.text}>{comment.text}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
      <AreaField
        label="New comment"
        rows={2}
        maxLength={2000}
        value={draft}
        error={error}
        onChange={({ target }) => {
          change(target.value);
          setError(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
        }}
      />
      <Button size="compact" variant="outline" onClick={() => void send()}>
        Comment
      </Button>
    </section>
  );
}
