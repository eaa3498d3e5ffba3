import { useMemo } from 'react';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { useToday } from '@/dashboard/hooks/use-today';
import { useRecordTable } from '@/dashboard/parts/data-table/use-record-table';
import { useTableAddress } from '@/dashboard/parts/data-table/use-table-address';
import { projectFigures } from './project-figures';
import { projectQueries, projectSpec } from './project-queries';

export type ProjectsTable = ReturnType<typeof useProjectsTable>;

/** All projects, filtered, sorted and divided into pages as the address of the table says. */
export function useProjectsTable() {
  const projects = useRecords('projects');
  const people = useRecords('people');
  const clients = useRecords('clients');
  const tasks = useRecords('tasks');
  const entries = useRecords('timeEntries');
  const settings = useRecords('settings');
  const today = useToday();
  const address = useTableAddress(projectSpec);
  const figures = useMemo(
    () => projectFigures({ people, clients, projects, tasks, entries, settings }, today),
    [people, clients, projects, tasks, entries, settings, today],
  );
  const queries = useMemo(() => projectQueries(figures), [figures]);
  return {
    ...useRecordTable({ address, records: projects, queries }),
    all: projects,
    figures,
    people,
    clients,
  };
}
