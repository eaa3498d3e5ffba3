import type { ReactNode } from 'react';
import { Empty } from '@/dashboard/parts/empty/empty';
import { counted, wholeNumber } from '@/dashboard/words/count';
import { Button } from '@/design-system/button/button';
import { useSettled } from '@/design-system/search-box/use-settled';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { portalRoutes, type PortalRouteId } from '@/routes/portal-table';
import { BulkBar } from './bulk-bar';
import type { DataColumn } from './data-column';
import { DataTable } from './data-table';
import { Pager } from './pager';
import type { RecordTable } from './use-record-table';
import * as s from './record-list.module.scss';

export interface RecordListProps<Row> {
  /** The screen that contains the list. */
  route: PortalRouteId;
  /** Name of the records: 'employee' and 'employees'. */
  noun: { one: string; many: string };
  table: RecordTable<Row>;
  columns: readonly DataColumn<Row>[];
  /** The filters above the list. */
  toolbar: ReactNode;
  /** The actions for the selected records. */
  bulk: ReactNode;
  /** The pointer or the focus is near a row. */
  onNear?: () => void;
}

/** A list of records, page by page, with its filters and the actions for selected records. */
export function RecordList<Row extends { id: string; name: string }>({
  route,
  noun,
  table,
  columns,
  toolbar,
  bulk,
  onNear,
}: RecordListProps<Row>) {
  const { one, many } = noun;
  const { address, records, selection, total, page } = table;
  const { state, change } = address;
  const found =
    total === records.length
      ? counted(total, one, many)
      : `${wholeNumber(total)} of ${counted(records.length, one, many)}`;
  const { length: selected } = selection.records;
  const others = selection.hidden > 0 ? `, ${wholeNumber(selection.hidden)} of them not in this list` : '';
  const announced = useSettled(
    selected > 0 ? `${found}. ${counted(selected, one, many)} selected${others}` : found,
  );

  return (
    <>
      {toolbar}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {total === 0 ? (
        <Empty
          title={records.length === 0 ? `All ${many} are archived` : `No ${many} match your filters`}
          action={
            <Button size="compact" variant="outline" onClick={() => change({ search: '', filters: {} })}>
              Clear filters
            </Button>
          }
        >
          {records.length === 0
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
          {selected > 0 && (
            <BulkBar
              noun={noun}
              count={selected}
              hidden={selection.hidden}
              total={total}
              onSelectAll={() => selection.change({ ids: table.listed.map(({ id }) => id), selected: true })}
              onClear={selection.clear}
            >
              {bulk}
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
