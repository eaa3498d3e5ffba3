import { momentAsOf } from '@/dashboard/words/moment';
import { useTimeZone } from '@/dashboard/hooks/use-time-zone';
import { useToday } from '@/dashboard/hooks/use-today';
import { useAgencyZoneNote } from '@/dashboard/hooks/use-zone-note';
import type { Task } from '@/dashboard/model/records/records';
import { addComment, deleteComment } from '@/dashboard/commands/tasks/comments';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { useMe } from '@/dashboard/hooks/use-workspace';
import { useRun } from '@/dashboard/hooks/use-run';
import { text } from '@/dashboard/model/fields/fields';
import { Avatar } from '@/dashboard/parts/avatar/avatar';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { Button } from '@/design-system/button/button';
import { LinkedText } from '@/dashboard/parts/linked-text/linked-text';
import * as s from './comment-list.module.scss';

export interface CommentListProps {
  task: Task;
  personName: (id: string) => string;
}

const draftOf = () => '';

/** A comment is saved on its own; until then its draft stays on this device. */
export function CommentList({ task, personName }: CommentListProps) {
  const me = useMe();
  const timeZone = useTimeZone();
  const today = useToday();
  const zoneNote = useAgencyZoneNote();
  const run = useRun();
  const { draft, failure, change, submit } = useEdit({
    form: `comment:${task.id}`,
    fields: text,
    collection: 'tasks',
    id: null,
    draftOf,
    save: (words, _, { read, ...context }) => addComment(task, words)(read, context),
  });

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
                    <button
                      type="button"
                      className={s.remove}
                      aria-label={`Delete the comment by ${personName(comment.authorId)}, ${momentAsOf(comment.at, { timeZone, today })}`}
                      onClick={() => void run(deleteComment(task, comment))}
                    >
                      Delete
                    </button>
                  )}
                </p>
                <p className={s.text}>
                  <LinkedText text={comment.text} />
                </p>
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
        error={failure || undefined}
        onChange={({ target }) => change(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
        }}
      />
      <Button size="compact" variant="outline" onClick={() => submit()}>
        Comment
      </Button>
    </section>
  );
}
