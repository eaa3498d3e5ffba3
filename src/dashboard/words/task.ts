import { addDays, weekStart } from '@/dashboard/days/days';
import type { Task, TaskPriority, TaskStatus } from '@/dashboard/model/records/records';

export const taskStatusNames: Readonly<Record<TaskStatus, string>> = {
  todo: 'To do',
  doing: 'Doing',
  review: 'Review',
  done: 'Done',
};
export const taskStatuses = Object.keys(taskStatusNames) as TaskStatus[];

export const priorityNames: Readonly<Record<TaskPriority, string>> = {
  high: 'High',
  normal: 'Normal',
  low: 'Low',
};
export const priorities = Object.keys(priorityNames) as TaskPriority[];

/** A task in a list of choices: 'Draw the piers (done)'. */
export const taskLabel = ({ title, status }: Pick<Task, 'title' | 'status'>): string =>
  status === 'done' ? `${title} (done)` : title;

export const isOverdue = ({ dueOn, status }: Task, today: string): boolean =>
  dueOn !== null && status !== 'done' && dueOn < today;

/** Returns the numbers of done and of all subtasks, or null if there are none. */
export function subtaskShare({ subtasks }: Pick<Task, 'subtasks'>): { done: number; total: number } | null {
  if (subtasks.length === 0) return null;
  return { done: subtasks.filter(({ done }) => done).length, total: subtasks.length };
}

/** The Sunday of a day's week. */
export const endOfWeek = (day: string) => addDays(weekStart(day), 6);
