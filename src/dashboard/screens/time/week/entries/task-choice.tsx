import { useMemo } from 'react';
import { useRecord, useRecords } from '@/dashboard/hooks/use-workspace';
import { loggableTasks } from '@/dashboard/commands/time/loggable-tasks';
import type { Task } from '@/dashboard/model/records/records';
import { ChoiceField, type Choice } from '@/dashboard/parts/form/choice-field/choice-field';
import { taskLabel } from '@/dashboard/words/task';
import { FavouriteButton } from '@/dashboard/screens/time/week/favourites/favourite-button';
import { useFavourites } from '@/dashboard/screens/time/week/favourites/use-favourites';
import * as s from './task-choice.module.scss';

export interface TaskChoiceProps {
  label: string;
  personId: string;
  projectId: string;
  taskId: string | null;
  disabled?: boolean;
  onChange: (choice: { taskId: string | null }) => void;
}

/** The tasks that a person may log time on. Favourites are first, then open ones. */
function choicesOf(
  tasks: readonly Task[],
  time: Pick<TaskChoiceProps, 'personId' | 'projectId' | 'taskId'>,
  favourites: ReadonlySet<string>,
): Choice[] {
  const own = loggableTasks(tasks, time).sort(
    (a, b) => Number(favourites.has(b.id)) - Number(favourites.has(a.id)),
  );
  const isGrouped = own.some(({ id }) => favourites.has(id));
  const groupOf = (id: string) => (favourites.has(id) ? 'Favourites' : 'Other tasks');
  return own.map((task) => ({
    value: task.id,
    label: taskLabel(task),
    group: isGrouped ? groupOf(task.id) : undefined,
  }));
}

/** Chooses the task of a time entry. Renders nothing if the person has no task in the project. */
export function TaskChoice({ label, personId, projectId, taskId, disabled, onChange }: TaskChoiceProps) {
  const tasks = useRecords('tasks');
  const { ids: favourites } = useFavourites();
  const choices = useMemo(
    () => choicesOf(tasks, { personId, projectId, taskId }, favourites),
    [tasks, personId, projectId, taskId, favourites],
  );
  const task = useRecord('tasks', taskId);
  if (choices.length === 0 && taskId === null) return null;
  return (
    <div className={s.root}>
      <ChoiceField
        label={label}
        className={s.choice}
        placeholder="No task"
        choices={choices}
        value={choices.some(({ value }) => value === taskId) ? taskId! : ''}
        disabled={disabled}
        onChange={({ target }) => onChange({ taskId: target.value || null })}
      />
      {task && <FavouriteButton of={{ projectId: null, taskId: task.id }} name={task.title} />}
    </div>
  );
}
