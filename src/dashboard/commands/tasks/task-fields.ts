import { dayError } from '@/dashboard/words/read-day';
import type { Task } from '@/dashboard/model/records/records';
import { object, pick, text, type TypeOf, type Unchecked } from '@/dashboard/model/fields/fields';
import { task } from '@/dashboard/model/records/task';
import { parseHours, plainHours } from '@/dashboard/words/budget';
import { withStatus } from './task-changes';

const { fields: edited } = pick(
  task,
  'title',
  'notes',
  'projectId',
  'assigneeId',
  'status',
  'priority',
  'dueOn',
  'kindId',
  'subtasks',
);

/** Fields that a task's panel edits as a draft. Comments are saved one by one. */
export const taskFields = {
  ...object({
    ...edited,
    /** Hours as typed, or '' without an estimate. */
    estimate: text,
  }),
  upgrades: [
    (stored: Unchecked) => ({ ...stored, estimate: '' }),
    (stored: Unchecked) => ({ ...stored, kindId: null }),
  ],
};

export type TaskFields = TypeOf<typeof taskFields>;

export const fieldsOf = ({
  title,
  notes,
  projectId,
  assigneeId,
  status,
  priority,
  dueOn,
  estimateMinutes,
  kindId,
  subtasks,
}: Task): TaskFields => ({
  title,
  notes,
  projectId,
  assigneeId,
  status,
  priority,
  dueOn,
  estimate: estimateMinutes === null ? '' : plainHours(estimateMinutes),
  kindId,
  subtasks,
});

/** Validates the fields. Returns error messages by field. */
export function checkTask({
  title,
  dueOn,
  estimate,
}: TaskFields): Partial<Record<'title' | 'dueOn' | 'estimate', string>> {
  const hours = estimate.trim() === '' ? null : parseHours(estimate);
  const dayWrong = dueOn === null ? null : dayError(dueOn, 'due date');
  return {
    ...(title.trim() === '' && { title: 'Enter the task’s title.' }),
    ...(dayWrong && { dueOn: dayWrong }),
    ...(hours && !hours.ok && { estimate: hours.error }),
  };
}

/** Applies the fields to a task. Drops empty subtasks. @param today - ISO date */
export function withFields(task: Task, { status, estimate, ...fields }: TaskFields, today: string): Task {
  const subtasks = fields.subtasks
    .map((subtask) => ({ ...subtask, text: subtask.text.trim() }))
    .filter(({ text: words }) => words !== '');
  const hours = estimate.trim() === '' ? null : parseHours(estimate);
  const estimateMinutes = hours?.ok ? hours.minutes : null;
  const next = { ...task, ...fields, title: fields.title.trim(), estimateMinutes, subtasks };
  return withStatus(next, status, today);
}
