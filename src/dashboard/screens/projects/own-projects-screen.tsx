import { useMemo, type ReactNode } from 'react';
import { openTasks } from '@/dashboard/figures/counts';
import { ownProjects } from '@/dashboard/figures/own-projects';
import { isProjectOverdue } from '@/dashboard/figures/projects';
import { entriesOfPerson, minutesBy } from '@/dashboard/figures/time';
import { useToday } from '@/dashboard/hooks/use-today';
import { useMe, useRecords, useRole } from '@/dashboard/hooks/use-workspace';
import type { Project } from '@/dashboard/model/records/records';
import { Empty } from '@/dashboard/parts/empty/empty';
import { FigureTable, type FigureColumn } from '@/dashboard/parts/figure-table/figure-table';
import { useFocusOnChange } from '@/dashboard/parts/focus-on-change/use-focus-on-change';
import { Panel } from '@/dashboard/parts/panel/panel';
import { ProjectDot } from '@/dashboard/parts/project-dot/project-dot';
import { BackToList } from '@/dashboard/parts/record-page/back-to-list';
import { Screen } from '@/dashboard/parts/screen/screen';
import { wholeNumber } from '@/dashboard/words/count';
import { dayAsOf } from '@/dashboard/words/day';
import { isOpenProject, projectStatusNames } from '@/dashboard/words/project-status';
import { hoursInColumn } from '@/dashboard/words/span';
import { Badge } from '@/design-system/badge/badge';
import { TextLink } from '@/design-system/text-link/text-link';
import { useSearchParam } from '@/design-system/link/use-search-param';
import { portalPath } from '@/routes/portal-paths';
import type { Role } from '@/routes/portal-table';
import { projectPath, projectsOf } from '@/routes/project-path';
import { OwnProjectPage } from './project-page/own-project-page';
import { projectStatusTones } from './project-words';
import * as s from './own-projects-screen.module.scss';

/** The projects that the signed-in person works on, and the page of the one that the address names. */
export function OwnProjectsScreen() {
  const route = projectsOf(useRole());
  const { value: opened } = useSearchParam('id');
  const root = useFocusOnChange(opened ?? '');
  if (opened !== null)
    return (
      <OwnProjectPage
        key={opened}
        id={opened}
        screenRef={root}
        all={<BackToList href={portalPath(route)}>All projects</BackToList>}
      />
    );
  return (
    <Screen ref={root} route={route}>
      <ProjectLists />
    </Screen>
  );
}

/** The open projects, and then those that are done or archived. */
function ProjectLists() {
  const me = useMe();
  const projects = useRecords('projects');
  const tasks = useRecords('tasks');
  const entries = useRecords('timeEntries');
  const own = useMemo(
    () => ownProjects({ projects, tasks, entries }, me.id),
    [projects, tasks, entries, me.id],
  );
  const open = own.filter(isOpenProject);
  const finished = own.filter((project) => !isOpenProject(project));
  return (
    <>
      <ProjectList
        title="Open projects"
        projects={open}
        empty={
          <Empty title="No open projects">
            Projects appear here once you are a member, or have a task or time on them.
          </Empty>
        }
      />
      {finished.length > 0 && <ProjectList title="Done and archived projects" projects={finished} />}
    </>
  );
}

interface ColumnFigures {
  today: string;
  role: Role;
  /** The person's minutes on each project, by id. */
  minutes: ReadonlyMap<string, number>;
  /** Number of the person's open tasks of each project, by id. */
  open: ReadonlyMap<string, number>;
}

const columnsOf = ({ today, role, minutes, open }: ColumnFigures): FigureColumn<Project>[] => [
  {
    id: 'project',
    head: 'Project',
    text: ({ name }) => name,
    cell: ({ id, name, colour }) => (
      <span className={s.name}>
        <ProjectDot colour={colour} />
        <TextLink href={projectPath(role, id)}>{name}</TextLink>
      </span>
    ),
  },
  {
    id: 'status',
    head: 'Status',
    from: 640,
    text: ({ status }) => projectStatusNames[status],
    cell: ({ status }) => <Badge tone={projectStatusTones[status]}>{projectStatusNames[status]}</Badge>,
  },
  {
    id: 'due',
    head: 'Due',
    text: ({ dueOn }) => dayAsOf(dueOn, today),
    cell: (project) => (
      <span className={s.due} data-overdue={isProjectOverdue(project, today) || undefined}>
        {dayAsOf(project.dueOn, today)}
      </span>
    ),
  },
  {
    id: 'tasks',
    head: 'Your open tasks',
    numeric: true,
    from: 640,
    text: ({ id }) => wholeNumber(open.get(id) ?? 0),
  },
  {
    id: 'hours',
    head: 'Your hours',
    numeric: true,
    text: ({ id }) => hoursInColumn(minutes.get(id) ?? 0),
  },
];

interface ProjectListProps {
  title: string;
  projects: readonly Project[];
  empty?: ReactNode;
}

function ProjectList({ title, projects, empty }: ProjectListProps) {
  const me = useMe();
  const role = useRole();
  const today = useToday();
  const tasks = useRecords('tasks');
  const entries = useRecords('timeEntries');
  const columns = useMemo(() => {
    const minutes = minutesBy(entriesOfPerson(entries, me.id), ({ projectId }) => projectId);
    const open = new Map<string, number>();
    for (const { projectId } of openTasks(tasks, me.id)) open.set(projectId, (open.get(projectId) ?? 0) + 1);
    return columnsOf({ today, role, minutes, open });
  }, [entries, tasks, me.id, role, today]);
  return (
    <Panel title={title}>
      {projects.length === 0 ? (
        empty
      ) : (
        <FigureTable caption={title} columns={columns} rows={projects} rowKey={({ id }) => id} />
      )}
    </Panel>
  );
}
