import { put, remove } from '@/dashboard/model/change';
import type { Command, Plan, Read } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import type {
  Client,
  Project,
  ProjectLink,
  ProjectStatus,
  StoredFile,
} from '@/dashboard/model/records/records';
import { addDays } from '@/dashboard/days/days';
import { editRecord } from '@/dashboard/commands/edit-record';
import { removeUnusedFiles } from '@/dashboard/rules/unused-files';
import { counted } from '@/dashboard/words/count';
import { projectStatusNames } from '@/dashboard/words/project-status';
import { newId } from '@/lib/new-id';
import { restoreError } from './namesake';

/** 'Harbour Ferry' for one, '3 projects' for more. */
export const countedProjects = (projects: readonly Pick<Project, 'name'>[]): string =>
  projects.length === 1 ? projects[0]!.name : counted(projects.length, 'project');

/** A new project before anybody has entered anything: three months from today. */
export const newProject = (today: string, colour: Project['colour'], clientId: string | null): Project => ({
  id: newId(),
  revision: 0,
  name: '',
  clientId,
  status: 'active',
  archivedFrom: null,
  colour,
  startsOn: today,
  dueOn: addDays(today, 90),
  budgetMinutes: 0,
  budgetMoney: null,
  rates: [],
  leadId: '',
  memberIds: [],
  notes: '',
  links: [],
  fileIds: [],
  estimate: null,
});

const latest = (read: Read, ids: readonly string[]): Project[] =>
  ids.flatMap((id) => read.get('projects', id) ?? []);

function plan(projects: readonly Project[], change: Partial<Project>, label: string): Plan {
  const differs = (project: Project) =>
    Object.entries(change).some(([field, value]) => project[field as keyof Project] !== value);
  return {
    label,
    changes: projects.filter(differs).map((project) => put('projects', { ...project, ...change })),
  };
}

/** A project with another status. An archived one stores the status before. */
export function withStatus(project: Project, status: ProjectStatus): Project {
  const { status: before } = project;
  if (before === status) return project;
  return { ...project, status, archivedFrom: status === 'archived' && before !== 'archived' ? before : null };
}

/** @throws DomainError if two projects would have one name */
function assertMayRestore(projects: readonly Project[], read: Read): void {
  const error = restoreError(projects, read.all('projects'), 'project');
  if (error) throw new DomainError(error);
}

const isArchived = ({ status }: Project) => status === 'archived';

/** Sets the status of projects. @throws DomainError if two would have one name */
export const setStatus =
  (ids: readonly string[], status: ProjectStatus): Command =>
  (read) => {
    const projects = latest(read, ids);
    if (status !== 'archived') assertMayRestore(projects.filter(isArchived), read);
    const who = countedProjects(projects);
    return {
      label:
        status === 'archived'
          ? `Archived ${who}`
          : `Set ${who} to ${projectStatusNames[status].toLowerCase()}`,
      changes: projects
        .filter((project) => project.status !== status)
        .map((project) => put('projects', withStatus(project, status))),
    };
  };

/** Gives archived projects the status from before. @throws DomainError if two would have one name */
export const restoreProjects =
  (ids: readonly string[]): Command =>
  (read) => {
    const projects = latest(read, ids).filter(isArchived);
    assertMayRestore(projects, read);
    return {
      label: `Restored ${countedProjects(projects)}`,
      changes: projects.map((project) =>
        put('projects', withStatus(project, project.archivedFrom ?? 'active')),
      ),
    };
  };

/** Makes a person the lead of projects. */
export const setLead =
  (ids: readonly string[], leadId: string): Command =>
  (read) => {
    const projects = latest(read, ids);
    const name = read.get('people', leadId)?.name;
    if (!name) throw new DomainError('This person was deleted. Choose another lead.');
    return plan(projects, { leadId }, `Made ${name} the lead of ${countedProjects(projects)}`);
  };

/** Moves projects to a client; null for the agency's own work. @throws DomainError if the client was deleted */
export const setClient =
  (ids: readonly string[], client: Pick<Client, 'id' | 'name'> | null): Command =>
  (read) => {
    if (client && !read.get('clients', client.id))
      throw new DomainError(`The client ${client.name} was deleted. Choose another client.`);
    const projects = latest(read, ids);
    return plan(
      projects,
      { clientId: client?.id ?? null },
      `Moved ${countedProjects(projects)} to ${client?.name ?? 'own work'}`,
    );
  };

/** Deletes projects with their files. Their time and tasks stay, under 'Deleted project'. */
export const deleteProjects =
  (ids: readonly string[]): Command =>
  (read) => {
    const projects = latest(read, ids);
    return {
      label: `Deleted ${countedProjects(projects)}`,
      changes: [
        ...projects.map((project) => remove('projects', project)),
        ...removeUnusedFiles(
          read,
          projects.flatMap(({ fileIds }) => fileIds),
          projects.map(({ id }) => id),
        ),
      ],
    };
  };

export const addLink =
  ({ id, name }: Project, link: ProjectLink): Command =>
  (read) => ({
    label: `Added the link ${link.label} to ${name}`,
    changes: [
      editRecord(read, 'projects', id, (project) => ({ ...project, links: [...project.links, link] })),
    ],
  });

export const removeLink =
  ({ id, name }: Project, link: ProjectLink): Command =>
  (read) => ({
    label: `Removed the link ${link.label} from ${name}`,
    changes: [
      editRecord(read, 'projects', id, (project) => ({
        ...project,
        links: project.links.filter((other) => other.id !== link.id),
      })),
    ],
  });

export const addFile =
  ({ id, name }: Project, file: StoredFile): Command =>
  (read) => ({
    label: `Added the file ${file.name} to ${name}`,
    changes: [
      editRecord(read, 'projects', id, (project) => ({ ...project, fileIds: [...project.fileIds, file.id] })),
      put('files', file),
    ],
  });

export const removeFile =
  ({ id, name }: Project, file: StoredFile): Command =>
  (read) => ({
    label: `Removed the file ${file.name} from ${name}`,
    changes: [
      editRecord(read, 'projects', id, (project) => ({
        ...project,
        fileIds: project.fileIds.filter((other) => other !== file.id),
      })),
      remove('files', file),
    ],
  });
