import { useMemo } from 'react';
import { isProjectOverdue } from '@/dashboard/figures/projects';
import { minutesByProject } from '@/dashboard/figures/time';
import { useToday } from '@/dashboard/hooks/use-today';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import type { Client, Project } from '@/dashboard/model/records/records';
import { Empty } from '@/dashboard/parts/empty/empty';
import { FigureTable } from '@/dashboard/parts/figure-table/figure-table';
import { Panel } from '@/dashboard/parts/panel/panel';
import { ProjectDot } from '@/dashboard/parts/project-dot/project-dot';
import { dayAsOf } from '@/dashboard/words/day';
import { projectStatusNames } from '@/dashboard/words/project-status';
import { hoursInColumn } from '@/dashboard/words/span';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { portalPath } from '@/routes/portal-paths';
import * as s from './client-page.module.scss';

/** A project's name, which opens its page. */
const projectLink = ({ id, name, colour }: Project) => (
  <span className={s.project}>
    <ProjectDot colour={colour} />
    <Link className={s.link} href={portalPath('projects', { id })}>
      {name}
    </Link>
  </span>
);

/** The projects of a client with their hours. */
export function ClientProjectsPanel({ client }: { client: Client }) {
  const projects = useRecords('projects');
  const entries = useRecords('timeEntries');
  const today = useToday();
  const own = useMemo(
    () =>
      projects
        .filter(({ clientId }) => clientId === client.id)
        .sort((a, b) => b.dueOn.localeCompare(a.dueOn) || a.name.localeCompare(b.name, 'en')),
    [projects, client.id],
  );
  const minutes = minutesByProject(entries);
  const total = own.reduce((sum, { id }) => sum + (minutes.get(id) ?? 0), 0);
  const add = portalPath('projects', { new: client.id });
  return (
    <Panel
      title="Projects"
      aside={
        client.status === 'active' && (
          <Button size="compact" variant="outline" icon={<Icon name="plus" size={16} />} href={add}>
            Add project
          </Button>
        )
      }
    >
      {own.length === 0 ? (
        <Empty title="No projects yet">Projects of this client appear here with their hours.</Empty>
      ) : (
        <FigureTable
          caption="Projects"
          rows={own}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'name',
              head: 'Name',
              text: (project) => project.name,
              foot: 'Total',
              cell: projectLink,
            },
            {
              id: 'status',
              head: 'Status',
              text: (project) =>
                isProjectOverdue(project, today) ? 'Overdue' : projectStatusNames[project.status],
            },
            { id: 'due', head: 'Due', from: 640, text: ({ dueOn }) => dayAsOf(dueOn, today) },
            {
              id: 'hours',
              head: 'Hours',
              numeric: true,
              text: ({ id }) => hoursInColumn(minutes.get(id) ?? 0),
              foot: hoursInColumn(total),
            },
          ]}
        />
      )}
    </Panel>
  );
}
