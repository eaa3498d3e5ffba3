import type { Subtask, Task } from '@/dashboard/data/records';
import { isDay } from '@/dashboard/parts/period/period-address';
import { withStatus } from '../task-changes';
import { priorities, statuses } from '../task-words';

/** What the panel of a task edits before it is saved. Comments are kept one by one. */
export type TaskFields = Pick<
  Task,
  'title' | 'notes' | 'projectId' | 'assigneeId' | 'status' | 'priority' | 'dueOn' | 'subtasks'
>;

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

const isText = (value: unknown): value is string => typeof value === 'string';

function parseSubtask(value: unknown): Subtask | null {
  const { id, text, done } = Object(value) as Record<string, unknown>;
  return isText(id) && isText(text) && typeof done === 'boolean' ? { id, text, done } : null;
}

/** Proves the shape of a draft that comes back from storage; null refuses it. */
export function parseFields(value: unknown): TaskFields | null {
  const { title, notes, projectId, assigneeId, status, priority, dueOn, subtasks } = Object(value) as Record<
    string,
    unknown
  >;
  if (![title, notes, projectId, assigneeId].every(isText) || !Array.isArray(subtasks)) return null;
  const known = statuses.find((one) => one === status);
  const urgent = priorities.find((one) => one === priority);
  const parsed = subtasks.map(parseSubtask);
  if (!known || !urgent || (dueOn !== null && !isText(dueOn)) || parsed.includes(null)) return null;
  return {
    ...({ title, notes, projectId, assigneeId } as Pick<
      TaskFields,
      'title' | 'notes' | 'projectId' | 'assigneeId'
    >),
    status: known,
    priority: urgent,
    dueOn,
    subtasks: parsed as Subtask[],
  };
}

export interface TaskErrors {
  title?: string;
  dueOn?: string;
}

/** What is wrong with the fields, in sentences that say what to do. */
export function errorsOf({ title, dueOn }: TaskFields): TaskErrors {
  return {
    ...(title.trim() === '' && { title: 'Type what is to be done.' }),
    ...(dueOn !== null && !isDay(dueOn) && { dueOn: 'Choose a day between 2000 and 2099, or none.' }),
  };
}

/** A task as its fields say. Subtasks without words are left out. @param today - ISO date */
export function withFields(task: Task, { status, ...fields }: TaskFields, today: string): Task {
  const subtasks = fields.subtasks
    .map((subtask) => ({ ...subtask, text: subtask.text.trim() }))
    .filter(({ text }) => text !== '');
  return withStatus({ ...task, ...fields, title: fields.title.trim(), subtasks }, status, today);
}
