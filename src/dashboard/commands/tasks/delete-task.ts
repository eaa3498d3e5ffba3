import { assertTasksSetNoPrice } from '@/dashboard/rules/needed-records';
import { remove } from '@/dashboard/model/change';
import type { Command } from '@/dashboard/model/command';
import type { Task } from '@/dashboard/model/records/records';

/** Deletes a task. Its time stays on the project. @throws DomainError if that time would get another rate */
export const deleteTask =
  ({ id, title }: Task): Command =>
  (read) => {
    const task = read.get('tasks', id);
    if (task) assertTasksSetNoPrice([task], read);
    return { label: `Deleted “${title}”`, changes: task ? [remove('tasks', task)] : [] };
  };
