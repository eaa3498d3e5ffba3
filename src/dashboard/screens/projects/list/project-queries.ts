import type { Project } from '@/dashboard/model/records/records';
import type { ColumnFrom } from '@/dashboard/parts/data-table/data-column';
import { foldKey } from '@/dashboard/parts/data-table/rows/fold-key';
import type { RowQueries, SortKey } from '@/dashboard/parts/data-table/rows/query-rows';
import type { TableSpec } from '@/dashboard/parts/data-table/table-state';
import { largestShare } from '@/dashboard/words/budget-use';
import { projectStatuses } from '@/dashboard/model/records/project';
import type { ProjectFigures } from './project-figures';

/** The columns in order, with the width from which they are shown. */
export const projectColumnWidths = {
  name: 0,
  client: 640,
  lead: 1280,
  status: 640,
  tasks: 1024,
  hours: 800,
  budget: 0,
  starts: 'chosen',
  due: 0,
  members: 'chosen',
} satisfies Record<string, ColumnFrom>;

export type ProjectColumnId = keyof typeof projectColumnWidths;

export const projectColumnLabels: Readonly<Record<ProjectColumnId, string>> = {
  name: 'Name',
  client: 'Client',
  lead: 'Lead',
  status: 'Status',
  tasks: 'Tasks done',
  hours: 'Hours',
  budget: 'Budget',
  starts: 'Start',
  due: 'Due',
  members: 'Members',
};

export const projectFacets = ['status', 'client', 'lead'] as const;

export const projectSpec: TableSpec = {
  facets: projectFacets,
  columns: Object.keys(projectColumnWidths),
  usualSort: [{ id: 'name', desc: false }],
};

/** The values that the table is searched, filtered and sorted by. */
export function projectQueries(figures: ProjectFigures): RowQueries<Project> {
  const sortKeys: Readonly<Record<ProjectColumnId, (project: Project) => SortKey>> = {
    name: ({ name }) => foldKey(name),
    client: (project) => foldKey(figures.client(project)),
    lead: (project) => foldKey(figures.lead(project)),
    status: ({ status }) => projectStatuses.indexOf(status),
    tasks: figures.taskShare,
    hours: (project) => figures.totals(project).minutes,
    budget: (project) => largestShare(figures.budgets(project)),
    starts: ({ startsOn }) => startsOn,
    due: ({ dueOn }) => dueOn,
    members: ({ memberIds }) => memberIds.length,
  };
  return {
    sortKeys,
    facets: {
      status: ({ status }) => status,
      client: ({ clientId }) => clientId ?? '',
      lead: ({ leadId }) => leadId,
    },
    text: (project) => foldKey([project.name, figures.client(project), figures.lead(project)].join('\n')),
  };
}
