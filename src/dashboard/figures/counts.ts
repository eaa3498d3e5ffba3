import type { Project, Task } from '@/dashboard/model/records/records';

/** The tasks that are not done, of all people or of one person. */
export const openTasks = (tasks: readonly Task[], personId?: string): Task[] =>
  tasks.filter(
    ({ status, assigneeId }) => status !== 'done' && (personId === undefined || assigneeId === personId),
  );

/** The open tasks with a past due date. */
export const overdueTasks = (tasks: readonly Task[], today: string): Task[] =>
  tasks.filter(({ status, dueOn }) => status !== 'done' && dueOn !== null && dueOn < today);

/** The active projects. */
export const activeProjects = (projects: readonly Project[]): Project[] =>
  projects.filter(({ status }) => status === 'active');
