import { useMemo } from 'react';
import { BulkBar } from '@/dashboard/parts/data-table/bulk-bar';
import type { DataColumn } from '@/dashboard/parts/data-table/data-column';
import { DataTable } from '@/dashboard/parts/data-table/data-table';
import { Pager } from '@/dashboard/parts/data-table/pager';
import { Empty } from '@/dashboard/parts/empty/empty';
import type { Person } from '@/dashboard/model/records/records';
import { counted, wholeNumber } from '@/dashboard/words/count';
import { Button } from '@/design-system/button/button';
import { useSettled } from '@/design-system/search-box/use-settled';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { portalRoutes } from '@/routes/portal-table';
import type { PeopleAction } from '@/dashboard/screens/people/actions/people-actions';
import { PeopleBulk } from '@/dashboard/screens/people/actions/people-bulk';
import { kinds, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { mentorOptions } from '@/dashboard/screens/people/person-form/mentor-options';
import { PeopleToolbar } from './people-toolbar';
import type { PeopleTable } from './use-people-table';
import * as s from './people-list.module.scss';

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
  const { route, one, many } = kinds[kind];
  const { address, everybody, people, selection, total, page } = table;
  const { state, change } = address;
  const mentors = useMemo(() => mentorOptions(everybody), [everybody]);
  const found =
    total === people.length
      ? counted(total, one, many)
      : `${wholeNumber(total)} of ${wholeNumber(people.length)} ${many}`;
  const announced = useSettled(found);

  return (
    <>
      <PeopleToolbar kind={kind} table={table} columns={columns} />
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {total === 0 ? (
        <Empty
          title={people.length === 0 ? `All ${many} are archived` : `No ${many} match your filters`}
          action={
            <Button size="compact" variant="outline" onClick={() => change({ search: '', filters: {} })}>
              Clear filters
            </Button>
          }
        >
          {people.length === 0
            ? 'To see them, choose Archived under Status.'
            : 'Change a filter or the search, or clear them all.'}
        </Empty>
      ) : (
        <div className={s.root} onPointerOver={onNear} onFocus={onNear}>
          <DataTable
            caption={`${portalRoutes[route].title}, page ${page}`}
            columns={columns}
            chosen={state.columns}
            rows={table.rows}
            nameOf={({ name }) => name}
            sort={state.sort}
            onSort={change}
            selected={selection.ids}
            onSelect={selection.change}
            opened={address.opened}
            busy={table.busy}
          />
          {selection.people.length > 0 && (
            <BulkBar
              noun={{ one, many }}
              count={selection.people.length}
              hidden={selection.hidden}
              total={total}
              onSelectAll={() => selection.change({ ids: table.listed.map(({ id }) => id), selected: true })}
              onClear={selection.clear}
            >
              <PeopleBulk
                kind={kind}
                teams={[...(table.counts.team?.keys() ?? [])].filter(Boolean).sort()}
                mentors={mentors}
                onAction={(action) => onAction(selection.people, action)}
                onExport={() => onExport(selection.people)}
              />
            </BulkBar>
          )}
          <Pager
            noun={many}
            page={page}
            size={state.size}
            total={total}
            hrefOf={address.hrefOfPage}
            onSize={change}
          />
        </div>
      )}
    </>
  );
}
