import type { Project } from '@/dashboard/model/records/records';

/** Takes the place of a name whose record was deleted. */
export const deletedProject = 'Deleted project';

/** The name of a project, also where the record was deleted. */
export const projectName = (project: Pick<Project, 'name'> | null | undefined): string =>
  project?.name ?? deletedProject;
