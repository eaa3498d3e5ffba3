import { useMemo } from 'react';
import type { DataColumn } from '@/dashboard/parts/data-table/data-column';
import { RecordList } from '@/dashboard/parts/data-table/record-list';
import type { Person } from '@/dashboard/model/records/records';
import type { PeopleAction } from '@/dashboard/screens/people/actions/people-actions';
import { PeopleBulk } from '@/dashboard/screens/people/actions/people-bulk';
import { kinds, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { mentorOptions } from '@/dashboard/screens/people/person-form/mentor-options';
import { PeopleToolbar } from './people-toolbar';
import type { PeopleTable } from './use-people-table';

export interface PeopleListProps {
  kind: ListedKind;
  table: PeopleTable;
  columns: readonly DataColumn<Person>[];
  onAction: (people: readonly Person[], action: PeopleAction) => void;
  onExport: (people: readonly Person[]) => void;
  /** The pointer or the focus is near a row. */
  onNear: () => void;
}

/** The list of a kind, page by page, with its filters and the actions for selected people. */
export function PeopleList({ kind, table, columns, onAction, onExport, onNear }: PeopleListProps) {
  const { everybody, selection } = table;
  const mentors = useMemo(() => mentorOptions(everybody), [everybody]);
  return (
    <RecordList
      route={kinds[kind].route}
      noun={kinds[kind]}
      table={table}
      columns={columns}
      toolbar={<PeopleToolbar kind={kind} table={table} columns={columns} />}
      bulk={
        <PeopleBulk
          kind={kind}
          teams={[...(table.counts.team?.keys() ?? [])].filter(Boolean).sort()}
          mentors={mentors}
          onAction={(action) => onAction(selection.records, action)}
          onExport={() => onExport(selection.records)}
        />
      }
      onNear={onNear}
    />
  );
}
