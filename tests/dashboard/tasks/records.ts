import type { Task } from '@/dashboard/model/records/records';

export const today = '2026-11-18';

export const taskOf = (task: Partial<Task>): Task => ({
  id: 'task',
  revision: 0,
  title: 'Draw the tide table',
  notes: '',
  projectId: 'ferry',
  assigneeId: 'mira',
  status: 'todo',
  priority: 'normal',
  dueOn: null,
  estimateMinutes: null,
  kindId: null,
  order: 0,
  subtasks: [],
  comments: [],
  createdOn: '2026-11-02',
  completedOn: null,
  ...task,
});
