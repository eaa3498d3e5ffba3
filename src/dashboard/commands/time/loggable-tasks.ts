import type { Task, TimeEntry } from '@/dashboard/model/records/records';

/** The tasks that an entry can belong to: its own, and the person's in its project. Open ones are first. */
export const loggableTasks = (
  tasks: readonly Task[],
  { personId, projectId, taskId }: Pick<TimeEntry, 'personId' | 'projectId' | 'taskId'>,
): Task[] =>
  tasks
    .filter((task) => task.id === taskId || (task.projectId === projectId && task.assigneeId === personId))
    .sort(
      (a, b) =>
        Number(a.status === 'done') - Number(b.status === 'done') || a.title.localeCompare(b.title, 'en'),
    );
