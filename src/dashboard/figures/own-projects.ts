import type { Project, Task, TimeEntry } from '@/dashboard/model/records/records';
import { byName } from '@/lib/compare';
import { entriesOfPerson } from './time';

/** Whether a person leads a project or is a member. */
export const isOnProject = (
  { memberIds, leadId }: Pick<Project, 'memberIds' | 'leadId'>,
  personId: string,
): boolean => memberIds.includes(personId) || leadId === personId;

/** The projects that a person leads, is a member of, or has tasks or time on, by name. */
export function ownProjects(
  records: {
    projects: readonly Project[];
    tasks: readonly Task[];
    entries: readonly TimeEntry[];
  },
  personId: string,
): Project[] {
  const { projects, tasks, entries } = records;
  const worked = new Set<string>();
  for (const { assigneeId, projectId } of tasks) if (assigneeId === personId) worked.add(projectId);
  for (const { projectId } of entriesOfPerson(entries, personId)) worked.add(projectId);
  return projects.filter((project) => worked.has(project.id) || isOnProject(project, personId)).sort(byName);
}
