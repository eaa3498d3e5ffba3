import { dayAndMonth, weekdayName } from '@/dashboard/data/day-words';
import { addDays, daysBetween, weekStart } from '@/dashboard/data/figures/week';
import type { Task, TaskPriority, TaskStatus } from '@/dashboard/data/records';

export const statusNames: Readonly<Record<TaskStatus, string>> = {
  todo: 'To do',
  doing: 'Doing',
  review: 'Review',
  done: 'Done',
};
export const statuses = Object.keys(statusNames) as TaskStatus[];

export const priorityNames: Readonly<Record<TaskPriority, string>> = {
  high: 'High',
  normal: 'Normal',
  low: 'Low',
};
export const priorities = Object.keys(priorityNames) as TaskPriority[];

export const isOverdue = ({ dueOn, status }: Task, today: string): boolean =>
  dueOn !== null && status !== 'done' && dueOn < today;

/** When a task is due, as short as it is clear: 'Today', 'Tomorrow', 'Fri', '4 Dec', '2 days late', '4 Dec 2027'. */
export function dueWords(dueOn: string, today: string): string {
  const days = daysBetween(today, dueOn);
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days === -1) return '1 day late';
  if (days < 0 && days > -15) return `${-days} days late`;
  if (days > 0 && weekStart(dueOn) === weekStart(today)) return weekdayName(dueOn);
  return dueOn.slice(0, 4) === today.slice(0, 4)
    ? dayAndMonth(dueOn)
    : `${dayAndMonth(dueOn)} ${dueOn.slice(0, 4)}`;
}

/** How many subtasks are done, or null where there are none. */
export function subtaskShare({ subtasks }: Pick<Task, 'subtasks'>): { done: number; total: number } | null {
  if (subtasks.length === 0) return null;
  return { done: subtasks.filter(({ done }) => done).length, total: subtasks.length };
}

/** The Sunday of a day's week. */
export const endOfWeek = (day: string) => addDays(weekStart(day), 6);
