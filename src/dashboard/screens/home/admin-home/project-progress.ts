import { activeProjects } from '@/dashboard/figures/counts';
import { shareOf, type Share } from '@/dashboard/figures/training';
import type { Project, Task } from '@/dashboard/model/records/records';

export interface ProjectProgress extends Share {
  project: Project;
  overdue: boolean;
}

/** Returns the progress of the active projects, counted in tasks, the next due first. @param today - ISO date */
export function projectProgress(
  projects: readonly Project[],
  tasks: readonly Task[],
  today: string,
): ProjectProgress[] {
  const counts = new Map<string, { done: number; total: number }>();
  for (const { projectId, status } of tasks) {
    const count = counts.get(projectId) ?? { done: 0, total: 0 };
    count.total += 1;
    if (status === 'done') count.done += 1;
    counts.set(projectId, count);
  }
  return activeProjects(projects)
    .map((project) => {
      const { done, total } = counts.get(project.id) ?? { done: 0, total: 0 };
      return { project, overdue: project.dueOn < today, ...shareOf(done, total) };
    })
    .sort(
      (a, b) =>
        a.project.dueOn.localeCompare(b.project.dueOn) || a.project.name.localeCompare(b.project.name, 'en'),
    );
}
