import { useState } from 'react';
import { momentAsOf } from '@/dashboard/words/moment';
import { useTimeZone } from '@/dashboard/hooks/use-time-zone';
import { useToday } from '@/dashboard/hooks/use-today';
import { useAgencyZoneNote } from '@/dashboard/hooks/use-zone-note';
import type { Comment, Task } from '@/dashboard/model/records/records';
import { editRecord } from '@/dashboard/commands/edit-record';
import { useKeptDraft } from '@/dashboard/hooks/use-kept-draft';
import { useMe } from '@/dashboard/hooks/use-workspace';
import { useRun } from '@/dashboard/hooks/use-run';
import { text } from '@/dashboard/model/fields/fields';
import { Avatar } from '@/dashboard/parts/avatar/avatar';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { Button } from '@/design-system/button/button';
import { now } from '@/platform/clock';
import * as s from './comment-list.module.scss';

export interface CommentListProps {
  task: Task;
  personName: (id: string) => string;
}

/** What was said about a task. A comment is kept as soon as it is sent; what is typed stays on this device until then. */
export function CommentList({ task, personName }: CommentListProps) {
  const me = useMe();
  const timeZone = useTimeZone();
  const today = useToday();
  const zoneNote = useAgencyZoneNote();
  const run = useRun();
  const { draft, change, reset } = useKeptDraft({ name: `comment:${task.id}`, kept: '', fields: text });
  const [error, setError] = useState<string | undefined>();

  const setComments = async (label: string, change: (comments: readonly Comment[]) => Comment[]) => {
    const outcome = await run(
      (read) => ({
        label,
        changes: [
          editRecord(read, 'tasks', task.id, (latest) => ({ ...latest, comments: change(latest.comments) })),
        ],
      }),
      { toast: 'success' },
    );
    setError(outcome.done ? undefined : outcome.message);
    return outcome.done;
  };
  const send = async () => {
    const text = draft.trim();
    if (text === '') return setError('Type a comment first.');
    const comment = { id: crypto.randomUUID(), authorId: me.id, text, at: now().toISOString() };
    const label = `Commented on “${task.title}”`;
    if (await setComments(label, (comments) => [...comments, comment])) reset('');
  };
  const remove = ({ id }: Comment) =>
    setComments(`Deleted a comment on “${task.title}”`, (comments) =>
      comments.filter((comment) => comment.id !== id),
    );

  return (
    <section aria-label="Comments" className={s.root}>
      <h3 className={s.title}>Comments</h3>
      {task.comments.length > 0 && zoneNote && <p className={s.zone}>{zoneNote}</p>}
      {task.comments.length > 0 && (
        <ol role="list" className={s.list}>
          {task.comments.map((comment) => (
            <li key={comment.id} className={s.item}>
              <Avatar name={personName(comment.authorId)} />
              <div className={s.said}>
                <p className={s.who}>
                  <strong>{personName(comment.authorId)}</strong>
                  <time dateTime={comment.at}>{momentAsOf(comment.at, { timeZone, today })}</time>
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
