import type { Project } from '@/dashboard/model/records/records';

/** Shown for a deleted project. */
export const deletedProject = 'Deleted project';

/** A project's name, or 'Deleted project'. */
export const projectName = (project: Pick<Project, 'name'> | null | undefined): string =>
  project?.name ?? deletedProject;
