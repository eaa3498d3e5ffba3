import { useMemo } from 'react';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import type { Task } from '@/dashboard/model/records/records';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';

export interface TaskChoiceProps {
  label: string;
  personId: string;
  projectId: string;
  taskId: string | null;
  disabled?: boolean;
  onChange: (choice: { taskId: string | null }) => void;
}

/** The tasks that a person may log time on: the person's own in the project, open ones first. */
const choicesOf = (
  tasks: readonly Task[],
  { personId, projectId, taskId }: Pick<TaskChoiceProps, 'personId' | 'projectId' | 'taskId'>,
) =>
  tasks
    .filter((task) => task.id === taskId || (task.projectId === projectId && task.assigneeId === personId))
    .sort(
      (a, b) =>
        Number(a.status === 'done') - Number(b.status === 'done') || a.title.localeCompare(b.title, 'en'),
    )
    .map(({ id, title, status }) => ({ value: id, label: status === 'done' ? `${title} (done)` : title }));

/** Chooses the task of a time entry. Renders nothing if the person has no task in the project. */
export function TaskChoice({ label, personId, projectId, taskId, disabled, onChange }: TaskChoiceProps) {
  const tasks = useRecords('tasks');
  const choices = useMemo(
    () => choicesOf(tasks, { personId, projectId, taskId }),
    [tasks, personId, projectId, taskId],
  );
  if (choices.length === 0 && taskId === null) return null;
  return (
    <ChoiceField
      label={label}
      placeholder="No task"
      choices={choices}
      value={choices.some(({ value }) => value === taskId) ? taskId! : ''}
      disabled={disabled}
      onChange={({ target }) => onChange({ taskId: target.value || null })}
    />
  );
}
