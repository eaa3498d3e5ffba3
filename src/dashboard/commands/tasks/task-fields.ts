import type { Task } from '@/dashboard/model/records/records';
import { isDay } from '@/dashboard/days/moments';
import { pick, type TypeOf } from '@/dashboard/model/fields/fields';
import { task } from '@/dashboard/model/records/task';
import { withStatus } from './task-changes';

/** Fields that a task's panel edits as a draft. Comments are saved one by one. */
export const taskFields = pick(
  task,
  'title',
  'notes',
  'projectId',
  'assigneeId',
  'status',
  'priority',
  'dueOn',
  'subtasks',
);

export type TaskFields = TypeOf<typeof taskFields>;

export const fieldsOf = ({
  title,
  notes,
  projectId,
  assigneeId,
  status,
  priority,
  dueOn,
  subtasks,
}: Task): TaskFields => ({ title, notes, projectId, assigneeId, status, priority, dueOn, subtasks });

/** Validates the fields. Returns error messages by field. */
export function checkTask({ title, dueOn }: TaskFields): Partial<Record<'title' | 'dueOn', string>> {
  return {
    ...(title.trim() === '' && { title: 'Enter the task’s title.' }),
    ...(dueOn !== null && !isDay(dueOn) && { dueOn: 'Choose a day between 1900 and 2199, or none.' }),
  };
}

/** Applies the fields to a task. Drops empty subtasks. @param today - ISO date */
export function withFields(task: Task, { status, ...fields }: TaskFields, today: string): Task {
  const subtasks = fields.subtasks
    .map((subtask) => ({ ...subtask, text: subtask.text.trim() }))
    .filter(({ text }) => text !== '');
  return withStatus({ ...task, ...fields, title: fields.title.trim(), subtasks }, status, today);
}
