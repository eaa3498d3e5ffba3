import type { Project, Task } from '@/dashboard/model/records/records';

/** The tasks that are not done, of everybody or of one person. */
export const openTasks = (tasks: readonly Task[], personId?: string): Task[] =>
  tasks.filter(
    ({ status, assigneeId }) => status !== 'done' && (personId === undefined || assigneeId === personId),
  );

/** The open tasks whose day is past. */
export const overdueTasks = (tasks: readonly Task[], today: string): Task[] =>
  tasks.filter(({ status, dueOn }) => status !== 'done' && dueOn !== null && dueOn < today);

/** The projects at work. */
export const activeProjects = (projects: readonly Project[]): Project[] =>
  projects.filter(({ status }) => status === 'active');
