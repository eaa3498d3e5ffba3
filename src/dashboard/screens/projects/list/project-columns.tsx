import type { ReactNode } from 'react';
import type { Project } from '@/dashboard/model/records/records';
import { BudgetShares } from '@/dashboard/parts/budget-shares/budget-shares';
import { RowLink } from '@/dashboard/parts/data-table/cells/row-link';
import type { DataColumn } from '@/dashboard/parts/data-table/data-column';
import { ShareBar } from '@/dashboard/parts/figure-table/share-bar';
import { MoreMenu } from '@/dashboard/parts/menu/more-menu';
import { ProjectDot } from '@/dashboard/parts/project-dot/project-dot';
import { noFigure, percent } from '@/dashboard/words/count';
import { dayAsOf } from '@/dashboard/words/day';
import { projectStatusNames } from '@/dashboard/words/project-status';
import { hoursInColumn } from '@/dashboard/words/span';
import { projectStatusTones } from '@/dashboard/screens/projects/project-words';
import { Badge } from '@/design-system/badge/badge';
import type { ProjectFigures } from './project-figures';
import { projectColumnLabels, projectColumnWidths, type ProjectColumnId } from './project-queries';
import * as s from './project-columns.module.scss';

export type RowAction = 'open' | 'edit' | 'archive' | 'restore' | 'delete';

export interface ProjectColumnsOptions {
  figures: ProjectFigures;
  hrefOf: (id: string) => string;
  onAction: (project: Project, action: RowAction) => void;
}

/** A share as a bar beside its number. */
function share(value: number | null) {
  if (value === null) return <span className={s.none}>{noFigure}</span>;
  return (
    <span className={s.share}>
      <ShareBar share={value} className={s.bar} />
      {percent(value)}
    </span>
  );
}

/** The columns of the projects' table. */
export function projectColumns({ figures, hrefOf, onAction }: ProjectColumnsOptions): DataColumn<Project>[] {
  const { today } = figures;
  const cells: Readonly<Record<ProjectColumnId, (project: Project) => ReactNode>> = {
    name: (project) => (
      <span className={s.project}>
        <ProjectDot colour={project.colour} />
        <RowLink href={hrefOf(project.id)} onOpen={() => onAction(project, 'open')}>
          {project.name}
        </RowLink>
      </span>
    ),
    client: (project) => <span className={s.word}>{figures.client(project)}</span>,
    lead: (project) => <span className={s.word}>{figures.lead(project)}</span>,
    status: ({ status }) => <Badge tone={projectStatusTones[status]}>{projectStatusNames[status]}</Badge>,
    tasks: (project) => share(figures.taskShare(project)),
    hours: (project) => hoursInColumn(figures.totals(project).minutes),
    budget: (project) => <BudgetShares uses={figures.budgets(project)} bars />,
    starts: ({ startsOn }) => dayAsOf(startsOn, today),
    due: (project) =>
      figures.isOverdue(project) ? (
        <span className={s.overdue}>Overdue, {dayAsOf(project.dueOn, today)}</span>
      ) : (
        <span className={s.day}>{dayAsOf(project.dueOn, today)}</span>
      ),
    members: ({ memberIds }) => memberIds.length,
  };
  const ids = Object.keys(projectColumnWidths) as ProjectColumnId[];
  return [
    ...ids.map((id) => ({
      id,
      label: projectColumnLabels[id],
      cell: cells[id],
      numeric: id === 'hours' || id === 'members',
      from: projectColumnWidths[id],
      fixed: id === 'name',
    })),
    {
      id: 'actions',
      label: 'Actions',
      narrow: true,
      sortable: false,
      fixed: true,
      from: 640,
      cell: (project) => {
        const isArchived = project.status === 'archived';
        return (
          <MoreMenu
            label={`Actions for ${project.name}`}
            items={[
              { id: 'open', label: 'Open', icon: 'layers' },
              { id: 'edit', label: 'Edit', icon: 'pencil' },
              isArchived
                ? { id: 'restore', label: 'Restore', icon: 'rotate-ccw' }
                : { id: 'archive', label: 'Archive', icon: 'inbox' },
              { id: 'delete', label: 'Delete', icon: 'trash', tone: 'attention' },
            ]}
            onChoose={({ id }) => onAction(project, id as RowAction)}
          />
        );
      },
    },
  ];
}
