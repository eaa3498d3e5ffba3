import type { Project, Task, TimeEntry } from '@/dashboard/model/records/records';
import { lastWeeks, weekRange, weekStart, type DayRange } from '@/dashboard/days/days';
import { isOpenProject } from '@/dashboard/words/project-status';
import { minutesByProject } from './time';

/** Sums of the time and tasks of a project, since its start. */
export interface ProjectTotals {
  minutes: number;
  tasks: number;
  tasksDone: number;
}

export const noTotals: ProjectTotals = { minutes: 0, tasks: 0, tasksDone: 0 };

/** The totals of every project with time or tasks. */
export function projectTotals({
  entries,
  tasks,
}: {
  entries: readonly TimeEntry[];
  tasks: readonly Task[];
}): ReadonlyMap<string, ProjectTotals> {
  const totals = new Map<string, ProjectTotals>();
  const of = (id: string) => {
    let known = totals.get(id);
    if (!known) totals.set(id, (known = { ...noTotals }));
    return known;
  };
  for (const [id, minutes] of minutesByProject(entries)) of(id).minutes = minutes;
  for (const { projectId, status } of tasks) {
    const known = of(projectId);
    known.tasks += 1;
    if (status === 'done') known.tasksDone += 1;
  }
  return totals;
}

/** Whether a project is past its due date and not finished. */
export const isProjectOverdue = (project: Pick<Project, 'status' | 'dueOn'>, today: string): boolean =>
  isOpenProject(project) && project.dueOn < today;

export interface ProjectWeek {
  range: DayRange;
  minutes: number;
}

/** Weeks of a project's chart. */
const shownWeeks = 12;

/** The minutes of a project in each of the last twelve weeks, oldest first. The last one is this week. */
export function projectWeeks(entries: readonly TimeEntry[], today: string): ProjectWeek[] {
  const sums = new Map(lastWeeks(today, shownWeeks).map((monday) => [monday, 0]));
  for (const { day, minutes } of entries) {
    const monday = weekStart(day);
    const sum = sums.get(monday);
    if (sum !== undefined) sums.set(monday, sum + minutes);
  }
  return [...sums].map(([monday, minutes]) => ({ range: weekRange(monday), minutes }));
}
