import { useId, useState } from 'react';
import {
  checkTask,
  fieldsOf,
  taskFields,
  withFields,
  type TaskFields,
} from '@/dashboard/commands/tasks/task-fields';
import { deleteTask } from '@/dashboard/commands/tasks/delete-task';
import { dayAndMonth, shortDay } from '@/dashboard/words/day';
import { managesTasks } from '@/dashboard/model/manages-tasks';
import type { Task, WorkKind } from '@/dashboard/model/records/records';
import { lostDraft } from '@/dashboard/hooks/use-draft';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { useMe, useRecord, useRole } from '@/dashboard/hooks/use-workspace';
import { useRun } from '@/dashboard/hooks/use-run';
import { put } from '@/dashboard/model/change';
import { EditActions } from '@/dashboard/parts/edit/edit-actions';
import type { Compare } from '@/dashboard/parts/edit/edit-status';
import { EditForm } from '@/dashboard/parts/edit/edit-form';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { TextLink } from '@/design-system/text-link/text-link';
import { projectPath } from '@/routes/project-path';
import { showToast } from '@/state/show-toast';
import type { Named } from '@/dashboard/screens/tasks/task-query';
import { priorityNames, taskStatusNames } from '@/dashboard/words/task';
import { CommentList } from './comment-list';
import { SubtaskList } from './subtask-list';
import { subtasksText } from './subtasks-text';
import { AssigneeForm, TaskForm } from './task-form';
import { TaskTimer } from './task-timer';
import { UnsavedDraft } from './unsaved-draft';
import * as s from './task-panel.module.scss';

export interface TaskPanelProps extends Named {
  id: string;
  today: string;
  onClose: () => void;
}

/** One task beside the list. Its fields are saved together. */
export function TaskPanel({ id, onClose, ...rest }: TaskPanelProps) {
  const task = useRecord('tasks', id);
  const me = useMe();
  const manages = managesTasks(useRole());
  const [last, setLast] = useState(task);
  if (task && task !== last) setLast(task);
  // A task that is deleted elsewhere stays open for everyone who may restore it.
  const shown = manages ? last : task?.assigneeId === me.id ? task : null;
  if (!shown)
    return (
      <Dialog place="side" title="Task" onClose={onClose}>
        <p>Task not found. It may have been deleted{!manages && ' or assigned to another person'}.</p>
        {!manages && <UnsavedDraft id={id} heading="h3" />}
        <Button size="compact" className={s.close} onClick={onClose}>
          Close
        </Button>
      </Dialog>
    );
  return <OpenTask task={shown} manages={manages} onClose={onClose} {...rest} />;
}

interface OpenTaskProps extends Omit<TaskPanelProps, 'id'> {
  task: Task;
  /** Whether the signed-in person may edit all fields and delete the task. */
  manages: boolean;
}

const compared = ({ projectName, personName }: Named, kinds: readonly WorkKind[]): Compare<TaskFields> => ({
  title: 'Title',
  status: { label: 'Status', text: ({ status }) => taskStatusNames[status] },
  priority: { label: 'Priority', text: ({ priority }) => priorityNames[priority] },
  projectId: { label: 'Project', text: ({ projectId }) => projectName(projectId) },
  assigneeId: { label: 'Person', text: ({ assigneeId }) => personName(assigneeId) },
  dueOn: { label: 'Due', text: ({ dueOn }) => (dueOn ? dayAndMonth(dueOn) : '') },
  estimate: 'Estimate in hours',
  kindId: { label: 'Kind of work', text: ({ kindId }) => kinds.find(({ id }) => id === kindId)?.name ?? '' },
  notes: 'Notes',
  subtasks: { label: 'Subtasks', text: ({ subtasks }) => subtasksText(subtasks) },
});

function OpenTask({ task, manages, today, onClose, ...named }: OpenTaskProps) {
  const { id, title, createdOn, completedOn } = task;
  const run = useRun();
  const kinds = useRecord('settings', 'agency')?.workKinds ?? [];
  const role = useRole();
  const project = useRecord('projects', task.projectId);
  const form = useId();
  const edit = useEdit({
    form: `task:${id}`,
    fields: taskFields,
    collection: 'tasks',
    id,
    draftOf: (record) => fieldsOf(record ?? task),
    check: checkTask,
    save: (draft, record, { read }) => {
      const next = withFields(record!, draft, today);
      const label = `${read.get('tasks', id) ? 'Saved' : 'Restored'} “${next.title}”`;
      return { label, changes: [put('tasks', next)] };
    },
  });
  const { draft, dirty, elsewhere, set, settle } = edit;
  const isDeleted = elsewhere === 'deleted';

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
  const deleteAndClose = async () => {
    // Undo brings the draft back with the task.
    if (dirty) await settle();
    const { done } = await run(deleteTask(task));
    if (done) onClose();
  };

  return (
    <Dialog
      place="side"
      title={title}
      onClose={close}
      footer={
        <EditActions edit={edit} form={form} submit={isDeleted ? 'Save and restore' : 'Save changes'}>
          {manages && !isDeleted && (
            <Button
              size="compact"
              variant="outline"
              className={s.delete}
              icon={<Icon name="trash" size={18} />}
              onClick={() => void deleteAndClose()}
            >
              Delete
            </Button>
          )}
        </EditActions>
      }
    >
      <EditForm
        edit={edit}
        id={form}
        subject="This task"
        compare={compared(named, kinds)}
        onUseTheirs={isDeleted ? onClose : undefined}
      >
        {manages ? (
          <TaskForm edit={edit} />
        ) : (
          <AssigneeForm edit={edit} task={task} projectName={named.projectName} />
        )}
        <SubtaskList subtasks={draft.subtasks} onChange={set} />
      </EditForm>
      {!isDeleted && task.status !== 'done' && <TaskTimer task={task} />}
      <p className={s.dates}>
        Added on {shortDay(createdOn)}.{completedOn && ` Done on ${shortDay(completedOn)}.`}
      </p>
      {project && (
        <TextLink arrow href={projectPath(role, project.id)} className={s.project}>
          Open {project.name}
        </TextLink>
      )}
      {!isDeleted && <CommentList task={task} personName={named.personName} />}
    </Dialog>
  );
}
