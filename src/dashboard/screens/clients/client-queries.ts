import type { Client, Project, TimeEntry } from '@/dashboard/model/records/records';
import { minutesByProject } from '@/dashboard/figures/time';
import type { ColumnFrom } from '@/dashboard/parts/data-table/data-column';
import { foldKey } from '@/dashboard/parts/data-table/rows/fold-key';
import type { RowQueries, SortKey } from '@/dashboard/parts/data-table/rows/query-rows';
import type { TableSpec } from '@/dashboard/parts/data-table/table-state';
import { isOpenProject } from '@/dashboard/words/project-status';

/** The columns in order, with the width from which they are shown. */
export const clientColumnWidths = {
  name: 0,
  contact: 640,
  email: 1024,
  phone: 'chosen',
  projects: 640,
  hours: 0,
  taxNumber: 'chosen',
  status: 800,
} satisfies Record<string, ColumnFrom>;

export type ClientColumnId = keyof typeof clientColumnWidths;

export const clientColumnLabels: Readonly<Record<ClientColumnId, string>> = {
  name: 'Name',
  contact: 'Contact',
  email: 'Email',
  phone: 'Phone',
  projects: 'Open projects',
  hours: 'Hours',
  taxNumber: 'Tax number',
  status: 'Status',
};

export const clientStatusNames = { active: 'Active', archived: 'Archived' } as const;

export const clientSpec: TableSpec = {
  facets: ['status'],
  columns: Object.keys(clientColumnWidths),
  usualSort: [{ id: 'name', desc: false }],
};

/** The figures of clients in a list, computed from records. */
export interface ClientFigures {
  openProjects: (client: Client) => number;
  projects: (client: Client) => number;
  minutes: (client: Client) => number;
}

export function clientFigures(projects: readonly Project[], entries: readonly TimeEntry[]): ClientFigures {
  const byProject = minutesByProject(entries);
  const sums = new Map<string, { open: number; all: number; minutes: number }>();
  for (const project of projects) {
    if (project.clientId === null) continue;
    const sum = sums.get(project.clientId) ?? { open: 0, all: 0, minutes: 0 };
    sums.set(project.clientId, sum);
    sum.all += 1;
    if (isOpenProject(project)) sum.open += 1;
    sum.minutes += byProject.get(project.id) ?? 0;
  }
  return {
    openProjects: ({ id }) => sums.get(id)?.open ?? 0,
    projects: ({ id }) => sums.get(id)?.all ?? 0,
    minutes: ({ id }) => sums.get(id)?.minutes ?? 0,
  };
}

/** The values that the table is searched, filtered and sorted by. */
export function clientQueries(figures: ClientFigures): RowQueries<Client> {
  const sortKeys: Readonly<Record<ClientColumnId, (client: Client) => SortKey>> = {
    name: ({ name }) => foldKey(name),
    contact: ({ contacts }) => foldKey(contacts[0]?.name ?? ''),
    email: ({ contacts }) => foldKey(contacts[0]?.email ?? ''),
    phone: ({ contacts }) => contacts[0]?.phone ?? '',
    projects: figures.openProjects,
    hours: figures.minutes,
    taxNumber: ({ taxNumber }) => taxNumber,
    status: ({ status }) => status,
  };
  return {
    sortKeys,
    facets: { status: ({ status }) => status },
    text: ({ name, taxNumber, contacts }) =>
      foldKey([name, taxNumber, ...contacts.flatMap((contact) => [contact.name, contact.email])].join('\n')),
  };
}
