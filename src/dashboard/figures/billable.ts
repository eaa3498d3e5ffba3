import { perObject } from '@/lib/remembered';
import type { Project, TimeEntry } from '@/dashboard/model/records/records';

/** Whether time on a project is billable by default: all projects except the agency's own. */
export const isBilled = (project: Pick<Project, 'clientId'> | null | undefined): boolean =>
  project?.clientId !== null;

/**
 * Returns a function that tells whether a time entry is billable: it is marked so, and its project is no work of the agency's
 * own. A project may get or lose its client after its time was logged.
 */
export const billableFinder = perObject((projects: readonly Project[]) => {
  const ownWork = new Set(projects.filter((project) => !isBilled(project)).map(({ id }) => id));
  return ({ billable, projectId }: Pick<TimeEntry, 'billable' | 'projectId'>): boolean =>
    billable && !ownWork.has(projectId);
});
