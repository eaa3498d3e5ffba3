import type { Task, TaskStatus } from '@/dashboard/model/records/records';
import { put, type Change } from '@/dashboard/model/change';

/** Changes a task's status and sets or clears its completion date. @param today - ISO date */
export function withStatus(task: Task, status: TaskStatus, today: string): Task {
  if (status === task.status) return task;
  return { ...task, status, completedOn: status === 'done' ? today : null };
}

export interface MoveTask {
  task: Task;
  status: TaskStatus;
  /** The target column's tasks in order, without the moved task. */
  column: readonly Task[];
  /** New index among them. 0 is the top. */
  index: number;
  today: string;
}

/**
 * Moves a task to a position in a column. If no number fits between its neighbours, renumbers the tasks with
 * the same number as the one above too.
 */
export function moveTask({ task, status, column, index, today }: MoveTask): Change[] {
  const moved = withStatus(task, status, today);
  const above = column[index - 1];
  const below = column[index];
  const lay = (order: number) => put('tasks', { ...moved, order });
  if (!above && !below) return [put('tasks', moved)];
  if (!above) return [lay(below!.order - 1)];
  if (!below) return [lay(above.order + 1)];
  const middle = (above.order + below.order) / 2;
  if (above.order < middle && middle < below.order) return [lay(middle)];

  // Renumber tied tasks evenly.
  const tied = column.slice(0, index).filter(({ order }) => order === above.order);
  const before = column[index - tied.length - 1];
  const from = before ? before.order : above.order - tied.length - 1;
  const step = (above.order - from) / (tied.length + 2);
  return [
    ...tied.map((other, place) => put('tasks', { ...other, order: from + step * (place + 1) })),
    lay(from + step * (tied.length + 1)),
  ];
}

export interface NewTask {
  id: string;
  title: string;
  projectId: string;
  assigneeId: string;
  /** The column of the new task, which becomes its first one. */
  column: readonly Task[];
  today: string;
}

/** Creates a task with only a title, at the top of 'To do'. */
export const newTask = ({ id, title, projectId, assigneeId, column, today }: NewTask): Task => ({
  id,
  revision: 0,
  title: title.trim(),
  notes: '',
  projectId,
  assigneeId,
  status: 'todo',
  priority: 'normal',
  dueOn: null,
  estimateMinutes: null,
  kindId: null,
  order: (column[0]?.order ?? 1) - 1,
  subtasks: [],
  comments: [],
  createdOn: today,
  completedOn: null,
});
