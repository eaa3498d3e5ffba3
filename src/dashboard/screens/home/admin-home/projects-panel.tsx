import { useMemo } from 'react';
import { dayAsOf } from '@/dashboard/words/day';
import { counted } from '@/dashboard/words/count';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { WaveProgress } from '@/dashboard/parts/wave-progress/wave-progress';
import { portalPath } from '@/routes/portal-paths';
import { Link } from '@/design-system/link/link';
import { projectProgress } from './project-progress';
import { PanelLink } from '@/dashboard/screens/home/parts/panel-link';
import * as s from './projects-panel.module.scss';

const shownProjects = 4;

export interface ProjectsPanelProps {
  today: string;
}

/** The progress of the projects that are due next. */
export function ProjectsPanel({ today }: ProjectsPanelProps) {
  const projects = useRecords('projects');
  const tasks = useRecords('tasks');
  const rows = useMemo(() => projectProgress(projects, tasks, today), [projects, tasks, today]);
  return (
    <Panel
      title="Projects"
      aside={
        rows.length > 0 && (
          <PanelLink href={portalPath('projects', { status: 'active', sort: 'due' })}>View all</PanelLink>
        )
      }
    >
      {rows.length === 0 ? (
        <Empty title="No active projects">Active projects appear here, the next due first.</Empty>
      ) : (
        <ul role="list" className={s.list}>
          {rows.slice(0, shownProjects).map(({ project, percent, done, total, overdue }) => (
            <li key={project.id} className={s.item}>
              <p className={s.line}>
                <Link href={portalPath('projects', { id: project.id })} className={s.name}>
                  {project.name}
                </Link>
                <span className={s.percent}>{total === 0 ? 'No tasks' : `${percent}% of tasks`}</span>
              </p>
              <p className={s.due} data-overdue={overdue || undefined}>
                {overdue ? 'Overdue since' : 'Due'} {dayAsOf(project.dueOn, today)}
              </p>
              <WaveProgress
                label={project.name}
                value={done}
                max={total}
                valueText={`${done} of ${counted(total, 'task')} done`}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
