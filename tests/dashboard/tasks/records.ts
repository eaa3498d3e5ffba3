import type { Task } from '@/dashboard/model/records/records';
import { blankRecord } from '../blank-record';

export const today = '2026-11-18';

export const taskOf = (task: Partial<Task>) =>
  blankRecord('tasks', {
    id: 'task',
    title: 'Draw the tide table',
    projectId: 'ferry',
    assigneeId: 'mira',
    status: 'todo',
    priority: 'normal',
    createdOn: '2026-11-02',
    ...task,
  });
