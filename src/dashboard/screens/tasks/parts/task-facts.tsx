import { dayAndMonth, longDay } from '@/dashboard/words/day';
import { counted } from '@/dashboard/words/count';
import type { Task, TaskPriority } from '@/dashboard/model/records/records';
import { Badge, type BadgeTone } from '@/design-system/badge/badge';
import { Icon } from '@/design-system/icon/icon';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import * as s from './task-facts.module.scss';
import { isOverdue, priorityNames, subtaskShare } from '@/dashboard/words/task';
import { dueWords } from '@/dashboard/words/moment';

export interface DueProps {
  task: Task;
  today: string;
}

/** The due date, in the colour of attention once it is late. */
export function Due({ task, today }: DueProps) {
  if (task.dueOn === null) return null;
  const late = isOverdue(task, today);
  return (
    <span className={s.due} data-late={late || undefined} title={longDay(task.dueOn)}>
      <Icon name={late ? 'circle-alert' : 'calendar'} size={16} />
      <span>
        <VisuallyHidden>{late ? 'Overdue, ' : 'Due '}</VisuallyHidden>
        {task.status === 'done' ? dayAndMonth(task.dueOn) : dueWords(task.dueOn, today)}
      </span>
    </span>
  );
}

const tones: Readonly<Record<TaskPriority, BadgeTone>> = { high: 'warn', normal: 'neutral', low: 'neutral' };

/** The priority, unless it is normal. */
export function Priority({ priority }: { priority: TaskPriority }) {
  if (priority === 'normal') return null;
  return (
    <Badge tone={tones[priority]}>
      {priorityNames[priority]}
      <VisuallyHidden> priority</VisuallyHidden>
    </Badge>
  );
}

/** The number of subtasks done. Nothing if there are no subtasks. */
export function Subtasks({ task }: { task: Task }) {
  const share = subtaskShare(task);
  if (!share) return null;
  return (
    <span className={s.count} data-full={share.done === share.total || undefined}>
      <Icon name="list-checks" size={16} />
      <span aria-hidden="true">
        {share.done}/{share.total}
      </span>
      <VisuallyHidden>
        {share.done} of {counted(share.total, 'subtask')} done
      </VisuallyHidden>
    </span>
  );
}

/** The number of comments. Nothing if there are no comments. */
export function Comments({ task: { comments } }: { task: Task }) {
  if (comments.length === 0) return null;
  return (
    <span className={s.count}>
      <Icon name="message-square" size={16} />
      {comments.length}
      <VisuallyHidden>{comments.length === 1 ? ' comment' : ' comments'}</VisuallyHidden>
    </span>
  );
}
