import type { Subtask } from '@/dashboard/model/records/records';

/** The subtasks of a task as one text. */
export const subtasksText = (subtasks: readonly Subtask[]): string =>
  subtasks.map(({ text, done }) => (done ? `${text} (done)` : text)).join(', ');
