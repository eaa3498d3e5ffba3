import { useMemo } from 'react';
import type { DataColumn } from '@/dashboard/parts/data-table/data-column';
import { TableToolbar } from '@/dashboard/parts/data-table/tools/table-toolbar';
import type { Person } from '@/dashboard/model/records/records';
import { personNames } from '@/dashboard/words/person';
import { personStatuses } from '@/dashboard/model/records/person';
import { kinds, personStatusNames, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { columnLabel, facetsOf, type PeopleFacetId } from './people-queries';
import type { PeopleTable } from './use-people-table';

export interface PeopleToolbarProps {
  kind: ListedKind;
  table: PeopleTable;
  columns: readonly DataColumn<Person>[];
}

/** Search, filters, order, columns and views of a people table. */
export function PeopleToolbar({ kind, table, columns }: PeopleToolbarProps) {
  const { everybody } = table;
  const { route, many } = kinds[kind];
  const nameOf = useMemo(() => personNames(everybody), [everybody]);
  const labels: Readonly<Record<PeopleFacetId, (value: string) => string>> = {
    status: (value) => personStatusNames[value as keyof typeof personStatusNames] ?? value,
    team: (value) => value || 'None',
    position: (value) => value || 'None',
    mentor: (value) => (value ? nameOf(value) : 'No mentor'),
    verified: (value) => (value === 'yes' ? 'Verified' : 'Not verified'),
    onboarding: (value) => (value === 'open' ? 'Not finished' : 'Finished'),
  };
  return (
    <TableToolbar
      route={route}
      many={many}
      table={table}
      columns={columns}
      facets={facetsOf[kind].map((id) => ({
        id,
        label: columnLabel(id, kind),
        labelOf: labels[id],
        values: id === 'status' ? personStatuses : undefined,
      }))}
    />
  );
}
