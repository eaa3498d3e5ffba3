import { ownProjects } from '@/dashboard/figures/own-projects';
import { publishedCourses } from '@/dashboard/figures/training';
import type { Project, Task } from '@/dashboard/model/records/records';
import type { Workspace } from '@/dashboard/store/workspace/workspace';
import { assignmentStatuses } from '@/dashboard/words/assignment';
import { clientNames } from '@/dashboard/words/client';
import { invoiceName } from '@/dashboard/words/invoice';
import { portalPath, scheduleOf } from '@/routes/portal-paths';
import type { Role } from '@/routes/portal-table';
import { projectPath } from '@/routes/project-path';
import { taskPath } from '@/routes/task-path';
import type { PaletteEntry } from './palette-entry';
import { ownInterns } from './people-entries';
import { entry } from './record-entry';

/** The tasks of the signed-in person. */
const ownTasks = (workspace: Workspace): Task[] =>
  workspace.all('tasks').filter(({ assigneeId }) => assigneeId === workspace.actorId);

function taskEntries(workspace: Workspace, tasks: readonly Task[], role: Role): PaletteEntry[] {
  return tasks.map((task) =>
    entry('Tasks', 'list-checks', {
      id: task.id,
      label: task.title,
      detail: workspace.get('projects', task.projectId)?.name,
      path: taskPath(role, task),
    }),
  );
}

/** The events of the signed-in person. */
function eventEntries(workspace: Workspace, role: Role): PaletteEntry[] {
  const me = workspace.actorId;
  return workspace
    .all('events')
    .filter(({ ownerId, attendeeIds }) => ownerId === me || attendeeIds.includes(me))
    .map(({ id, title, place, startsAt, recurrence }) =>
      entry('Events', 'calendar', {
        id,
        label: title,
        detail: place,
        // Recurring events open without a date. Other events open on their day.
        path: portalPath(
          scheduleOf(role),
          recurrence ? { event: id } : { date: startsAt.slice(0, 10), event: id },
        ),
      }),
    );
}

/** The projects that the signed-in person works on. */
function projectEntries(
  workspace: Workspace,
  role: Role,
  detailOf: (project: Project) => string,
): PaletteEntry[] {
  const records = {
    projects: workspace.all('projects'),
    tasks: workspace.all('tasks'),
    entries: workspace.all('timeEntries'),
  };
  return ownProjects(records, workspace.actorId).map((project) =>
    entry('Projects', 'layers', {
      id: project.id,
      label: project.name,
      detail: detailOf(project),
      path: projectPath(role, project.id),
    }),
  );
}

function employeeEntries(workspace: Workspace): PaletteEntry[] {
  return [
    ...projectEntries(workspace, 'employee', clientNames(workspace.all('clients'))),
    ...taskEntries(workspace, ownTasks(workspace), 'employee'),
    ...eventEntries(workspace, 'employee'),
    ...ownInterns(workspace).map(({ id, name }) =>
      entry('Actions', 'handshake', {
        id: `plan-meeting:${id}`,
        label: `Plan meeting with ${name}`,
        others: 'add intern appointment',
        path: portalPath('my-interns', { intern: id, new: '1' }),
      }),
    ),
  ];
}

function internEntries(workspace: Workspace): PaletteEntry[] {
  const me = workspace.actorId;
  const mentor = workspace.get('people', workspace.get('people', me)?.mentorId ?? '');
  const meeting = entry('Actions', 'handshake', {
    id: 'plan-meeting',
    label: 'Plan meeting',
    others: 'add mentor appointment',
    path: portalPath('mentorship', { new: '1' }),
  });
  return [
    ...(mentor ? [meeting] : []),
    ...publishedCourses(workspace.all('courses')).map(({ id, title, summary }) =>
      entry('Courses', 'graduation-cap', {
        id,
        label: title,
        others: summary,
        path: portalPath('courses', { course: id }),
      }),
    ),
    ...workspace
      .all('assignments')
      .filter(({ personId }) => personId === me)
      .map(({ id, title, status }) =>
        entry('Assignments', 'file-text', {
          id,
          label: title,
          detail: assignmentStatuses[status],
          path: portalPath('assignments', { assignment: id }),
        }),
      ),
    ...workspace
      .all('resources')
      .filter(({ status }) => status === 'published')
      .map(({ id, title, tags }) =>
        entry('Resources', 'book-open', {
          id,
          label: title,
          detail: tags.join(', '),
          path: portalPath('resources', { resource: id }),
        }),
      ),
    ...workspace
      .all('goals')
      .filter(({ internId }) => internId === me)
      .map(({ id, title }) =>
        entry('Goals', 'star', { id, label: title, path: portalPath('mentorship', { goal: id }) }),
      ),
    // Interns do not read clients.
    ...projectEntries(workspace, 'intern', () => ''),
    ...taskEntries(workspace, ownTasks(workspace), 'intern'),
  ];
}

function adminEntries(workspace: Workspace): PaletteEntry[] {
  const clientOf = clientNames(workspace.all('clients'));
  const archived = ({ status }: { status: string }) => status === 'archived' && 'archived';
  return [
    ...workspace.all('projects').map((project) =>
      entry('Projects', 'layers', {
        id: project.id,
        label: project.name,
        detail: [clientOf(project), archived(project)].filter(Boolean).join(', '),
        path: portalPath('projects', { id: project.id }),
      }),
    ),
    ...workspace.all('clients').map((client) =>
      entry('Clients', 'handshake', {
        id: client.id,
        label: client.name,
        detail: archived(client) || '',
        others: client.contacts.map(({ name }) => name).join(' '),
        path: portalPath('clients', { id: client.id }),
      }),
    ),
    ...workspace.all('invoices').map((invoice) =>
      entry('Invoices', 'file-text', {
        id: invoice.id,
        label: invoiceName(invoice),
        detail: invoice.number === '' ? 'Draft' : invoice.clientName,
        path: portalPath('invoices', { id: invoice.id }),
      }),
    ),
    ...taskEntries(
      workspace,
      workspace.all('tasks').filter(({ status }) => status !== 'done'),
      'admin',
    ),
    ...eventEntries(workspace, 'admin'),
  ];
}

/** Entries for the records of each role, without people and messages. */
export const roleEntries: Readonly<Record<Role, (workspace: Workspace) => PaletteEntry[]>> = {
  admin: adminEntries,
  employee: employeeEntries,
  intern: internEntries,
};
