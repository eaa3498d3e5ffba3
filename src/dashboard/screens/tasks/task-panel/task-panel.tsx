import { useState } from 'react';
import { dayAndMonth, shortDay } from '@/dashboard/words/day';
import type { Task } from '@/dashboard/model/records/records';
import { lostDraft } from '@/dashboard/hooks/use-draft';
import { useKeptDraft } from '@/dashboard/hooks/use-kept-draft';
import { useRecord } from '@/dashboard/hooks/use-workspace';
import { useRun } from '@/dashboard/hooks/use-run';
import { put, remove } from '@/dashboard/model/change';
import { Conflict, type ConflictField } from '@/dashboard/parts/conflict/conflict';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { showToast } from '@/state/show-toast';
import type { Named } from '@/dashboard/screens/tasks/task-query';
import { priorityNames, statusNames } from '@/dashboard/screens/tasks/parts/task-words';
import { CommentList } from './comment-list';
import { SubtaskList } from './subtask-list';
import { errorsOf, fieldsOf, taskFields, withFields, type TaskFields } from './task-fields';
import { TaskForm } from './task-form';
import * as s from './task-panel.module.scss';

export interface TaskPanelProps extends Named {
  /** The task that the address names. */
  id: string;
  /** ISO date. */
  today: string;
  onClose: () => void;
}

/** All of one task at the side of the page: everything in it can be changed, and saved together. */
export function TaskPanel({ id, onClose, ...rest }: TaskPanelProps) {
  const task = useRecord('tasks', id);
  // What was open stays in sight when it is deleted elsewhere: what was typed may be brought back.
  const [last, setLast] = useState(task);
  if (task && task !== last) setLast(task);
  if (!last || last.id !== id)
    return (
      <Dialog place="side" title="Task" onClose={onClose}>
        <p>There is no such task. It may have been deleted.</p>
        <Button size="compact" className={s.close} onClick={onClose}>
          Close
        </Button>
      </Dialog>
    );
  return <OpenTask key={id} task={last} isGone={task === null} onClose={onClose} {...rest} />;
}

interface OpenTaskProps extends Omit<TaskPanelProps, 'id'> {
  task: Task;
  /** Deleted elsewhere while it is open. */
  isGone: boolean;
}

/** What two versions of a task are compared by. */
const compared = ({ projectName, personName }: Named): ConflictField<TaskFields>[] => [
  { label: 'Title', text: ({ title }) => title },
  { label: 'Status', text: ({ status }) => statusNames[status] },
  { label: 'Priority', text: ({ priority }) => priorityNames[priority] },
  { label: 'Project', text: ({ projectId }) => projectName(projectId) },
  { label: 'Person', text: ({ assigneeId }) => personName(assigneeId) },
  { label: 'Due', text: ({ dueOn }) => (dueOn ? dayAndMonth(dueOn) : '') },
  { label: 'Notes', text: ({ notes }) => notes },
  {
    label: 'Subtasks',
    text: ({ subtasks }) => subtasks.map(({ text, done }) => (done ? `${text} (done)` : text)).join(', '),
  },
];

function OpenTask({ task, isGone, today, onClose, ...named }: OpenTaskProps) {
  const run = useRun();
  const { draft, dirty, elsewhere, change, reset, settle } = useKeptDraft<TaskFields>({
    name: `task:${task.id}`,
    kept: fieldsOf(task),
    fields: taskFields,
  });
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Both versions are shown, and the choice between them is what saves. */
  const isChoosing = asked && (isGone || elsewhere !== null);
  const errors = errorsOf(draft);
  const shown = tried ? errors : {};
  const set = (next: Partial<TaskFields>) => {
    setRefusal(null);
    setAsked(false);
    change({ ...draft, ...next });
  };

  const save = async ({ over = false } = {}) => {
    setRefusal(null);
    setTried(true);
    if (Object.keys(errors).length > 0) return;
    // Changed or deleted elsewhere meanwhile: both versions are shown, and the choice comes first.
    if ((elsewhere || isGone) && !over) return setAsked(true);
    const next = withFields(isGone ? { ...task, revision: 0 } : task, draft, today);
    const outcome = await run(
      () => ({
        label: isGone ? `Brought back “${next.title}”` : `Saved “${next.title}”`,
        changes: [put('tasks', next)],
      }),
      { toast: 'success' },
    );
    setAsked(!outcome.done && outcome.conflict);
    if (outcome.done) reset(fieldsOf(next));
    else setRefusal(outcome.message);
  };
  const close = () => {
    if (dirty)
      void settle().then((state) =>
        showToast(
          state === 'stored'
            ? { text: 'Your changes are not saved yet. They stay in the task as a draft.', tone: 'ok' }
            : { text: lostDraft, tone: 'attention' },
        ),
      );
    onClose();
  };
  const discard = () => {
    setAsked(false);
    reset(fieldsOf(task));
  };
  const drop = async () => {
    const outcome = await run(
      () => ({ label: `Deleted “${task.title}”`, changes: [remove('tasks', task)] }),
      { toast: 'success' },
    );
    if (!outcome.done) return setRefusal(outcome.message);
    reset(draft);
    onClose();
  };

  return (
    <Dialog
      place="side"
      title={task.title}
      onClose={close}
      footer={
        <>
          <Button size="compact" onClick={() => void save()} disabled={(!dirty && !isGone) || isChoosing}>
            {isGone ? 'Bring it back' : 'Save changes'}
          </Button>
          {dirty && (
            <Button size="compact" variant="outline" onClick={discard}>
              Discard
            </Button>
          )}
          {!isGone && (
            <Button
              size="compact"
              variant="outline"
              className={s.delete}
              icon={<Icon name="trash" size={18} />}
              onClick={() => void drop()}
            >
              Delete
            </Button>
          )}
        </>
      }
    >
      {isChoosing ? (
        <Conflict
          subject="This task"
          mine={draft}
          theirs={isGone ? null : elsewhere}
          fields={compared(named)}
          onKeepMine={() => void save({ over: true })}
          onTakeTheirs={() => {
            setAsked(false);
            reset(elsewhere ?? fieldsOf(task));
            if (isGone) onClose();
          }}
        />
      ) : (
        (isGone || elsewhere) && (
          <p role="status" className={s.note}>
            {isGone
              ? 'This task was deleted elsewhere. Save it to bring it back.'
              : 'This task was changed elsewhere. Saving shows both versions.'}
          </p>
        )
      )}
      <TaskForm draft={draft} errors={shown} onChange={set} />
      <SubtaskList subtasks={draft.subtasks} onChange={set} />
      {refusal && !isChoosing && (
        <p role="alert" className={s.refusal}>
          {refusal}
        </p>
      )}
      <p className={s.dates}>
        Added on {shortDay(task.createdOn)}.{task.completedOn && ` Done on ${shortDay(task.completedOn)}.`}
      </p>
      {!isGone && <CommentList task={task} personName={named.personName} />}
    </Dialog>
  );
}
