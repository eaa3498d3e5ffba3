import { useMemo } from 'react';
import { setLead, setStatus } from '@/dashboard/commands/projects/project-changes';
import { projectStatusNames } from '@/dashboard/words/project-status';
import { ownWork, deletedClient } from '@/dashboard/words/client';
import { personNames } from '@/dashboard/words/person';
import { mayGetWork } from '@/dashboard/words/staff';
import type { DataColumn } from '@/dashboard/parts/data-table/data-column';
import { RecordList } from '@/dashboard/parts/data-table/record-list';
import { Assign } from '@/dashboard/parts/data-table/tools/assign';
import { TableToolbar } from '@/dashboard/parts/data-table/tools/table-toolbar';
import { ToolButton } from '@/dashboard/parts/data-table/tools/tool-button';
import { Menu } from '@/dashboard/parts/menu/menu';
import type { Client, Project, ProjectStatus } from '@/dashboard/model/records/records';
import { projectStatuses } from '@/dashboard/model/records/project';
import type { ProjectActions } from '@/dashboard/screens/projects/use-project-actions';
import { projectColumnLabels } from './project-queries';
import type { ProjectsTable } from './use-projects-table';

export interface ProjectsListProps {
  table: ProjectsTable;
  columns: readonly DataColumn<Project>[];
  actions: ProjectActions;
  onMerge: (projects: readonly Project[]) => void;
  /** Gives projects another client; null for the agency's own work. */
  onMove: (projects: readonly Project[], client: Pick<Client, 'id' | 'name'> | null) => void;
  onExport: (projects: readonly Project[]) => void;
  onNear: () => void;
}

/** The list of projects, page by page, with its filters and the actions for selected projects. */
export function ProjectsList({
  table,
  columns,
  actions,
  onMerge,
  onMove,
  onExport,
  onNear,
}: ProjectsListProps) {
  const { people, clients, selection } = table;
  const chosen = selection.records;
  const ids = chosen.map(({ id }) => id);
  const nameOf = useMemo(() => personNames(people), [people]);
  const clientName = useMemo(() => new Map(clients.map(({ id, name }) => [id, name])), [clients]);
  const leads = useMemo(
    () =>
      people
        .filter(mayGetWork)
        .map(({ id, name, email }) => ({ value: id, label: name, detail: email }))
        .sort((a, b) => a.label.localeCompare(b.label, 'en')),
    [people],
  );
  const clientOptions = useMemo(
    () => [
      { value: '', label: ownWork },
      ...clients
        .filter(({ status }) => status === 'active')
        .map(({ id, name }) => ({ value: id, label: name }))
        .sort((a, b) => a.label.localeCompare(b.label, 'en')),
    ],
    [clients],
  );

  return (
    <RecordList
      route="projects"
      noun={{ one: 'project', many: 'projects' }}
      table={table}
      columns={columns}
      onNear={onNear}
      toolbar={
        <TableToolbar
          route="projects"
          many="projects"
          table={table}
          columns={columns}
          facets={[
            {
              id: 'status',
              label: projectColumnLabels.status,
              labelOf: (value) => projectStatusNames[value as ProjectStatus] ?? value,
              values: projectStatuses,
            },
            {
              id: 'client',
              label: projectColumnLabels.client,
              labelOf: (value) => (value === '' ? ownWork : (clientName.get(value) ?? deletedClient)),
            },
            { id: 'lead', label: projectColumnLabels.lead, labelOf: nameOf },
          ]}
        />
      }
      bulk={
        <>
          <Menu
            label="Set status"
            align="end"
            items={projectStatuses.map((status) => ({ id: status, label: projectStatusNames[status] }))}
            onChoose={({ id }) => actions.run(setStatus(ids, id as ProjectStatus))}
          >
            {(trigger) => (
              <ToolButton opens {...trigger}>
                Set status
              </ToolButton>
            )}
          </Menu>
          <Assign
            label="Lead"
            options={leads}
            errorOf={({ value }) => (value === null ? 'Choose a lead from the list.' : null)}
            onAssign={({ value }) => actions.run(setLead(ids, value!))}
          />
          <Assign
            label="Client"
            options={clientOptions}
            errorOf={({ value }) => (value === null ? 'Choose a client from the list.' : null)}
            onAssign={({ value }) => {
              const name = clientName.get(value!);
              onMove(chosen, name === undefined ? null : { id: value!, name });
            }}
          />
          <ToolButton disabled={chosen.length < 2} onClick={() => onMerge(chosen)}>
            Merge
          </ToolButton>
          <ToolButton icon="download" onClick={() => onExport(chosen)}>
            Export
          </ToolButton>
          <ToolButton icon="trash" onClick={() => actions.remove(chosen)}>
            Delete
          </ToolButton>
        </>
      }
    />
  );
}
