import { useLayoutEffect, useMemo, useRef, type ChangeEvent } from 'react';
import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type RowSelectionState,
} from '@tanstack/react-table';
import { ScrollBox } from '@/design-system/prose/scroll-box';
import { cx } from '@/lib/cx';
import type { DataColumn } from './data-column';
import { DataRow } from './data-row';
import { HeadCell } from './head-cell';
import { SelectBox } from './select-box';
import type { SortRule } from './rows/table-index';
import { mostSortRules } from './table-state';
import * as s from './data-table.module.scss';

export interface DataTableProps<Row> {
  /** Names the table. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  /** Ids of the columns to show; null for what the window has room for. */
  chosen: readonly string[] | null;
  /** Of this page, in order. */
  rows: readonly Row[];
  /** What a row is called: it names the row's checkbox. */
  nameOf: (row: Row) => string;
  sort: readonly SortRule[];
  onSort: (change: { sort: readonly SortRule[] }) => void;
  selected: ReadonlySet<string>;
  onSelect: (change: { ids: readonly string[]; selected: boolean }) => void;
  /** The row that is opened beside the table. */
  opened?: string | null;
  /** Shows what it had while new rows are on their way. @default false */
  busy?: boolean;
  className?: string;
}

const features = tableFeatures({ rowSortingFeature, rowSelectionFeature, columnVisibilityFeature });

interface Identified {
  id: string;
}

/** Which ids two selections of a page differ by. */
const differing = (a: RowSelectionState, b: RowSelectionState) =>
  Object.keys(a).filter((id) => a[id] && !b[id]);

/**
 * A page of records as a real table: heads that sort (with Shift by several columns), rows that are selected (with Shift
 * from the last one on). What rows there are and in which order is worked out outside: see `table-index`.
 */
export function DataTable<Row extends Identified>({
  caption,
  columns,
  chosen,
  rows,
  nameOf,
  sort,
  onSort,
  selected,
  onSelect,
  opened = null,
  busy = false,
  className,
}: DataTableProps<Row>) {
  const defs = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return columns.map(({ id, label, sortable = true, numeric = false }) =>
      helper.accessor((row): unknown => row.id, {
        id,
        header: label,
        enableSorting: sortable,
        sortDescFirst: numeric,
      }),
    );
  }, [columns]);
  const columnVisibility = useMemo(
    () =>
      Object.fromEntries(
        columns.map(({ id, fixed, from }) => [
          id,
          fixed || (chosen ? chosen.includes(id) : from !== 'chosen'),
        ]),
      ),
    [columns, chosen],
  );
  const rowSelection: RowSelectionState = Object.fromEntries(
    rows.filter(({ id }) => selected.has(id)).map(({ id }) => [id, true as const]),
  );

  const table = useTable({
    features,
    columns: defs,
    data: rows,
    getRowId: (row: Row) => row.id,
    state: { sorting: [...sort], rowSelection, columnVisibility },
    manualSorting: true,
    maxMultiSortColCount: mostSortRules,
    isMultiSortEvent: (event) => (event as { shiftKey?: boolean }).shiftKey ?? false,
    isRowRangeSelectionEvent: (event) =>
      (event as ChangeEvent).nativeEvent instanceof MouseEvent &&
      ((event as ChangeEvent).nativeEvent as MouseEvent).shiftKey,
    onSortingChange: (updater) =>
      onSort({ sort: typeof updater === 'function' ? updater([...sort]) : updater }),
    onRowSelectionChange: (updater) => {
      const next = typeof updater === 'function' ? updater(rowSelection) : updater;
      const [added, gone] = [differing(next, rowSelection), differing(rowSelection, next)];
      if (added.length > 0) onSelect({ ids: added, selected: true });
      if (gone.length > 0) onSelect({ ids: gone, selected: false });
    },
  });

  // Rows keep their handler while the table around them changes with every press.
  const latest = useRef(table);
  useLayoutEffect(() => {
    latest.current = table;
  });
  const toggleRow = useMemo(
    () => (id: string, event: ChangeEvent) => latest.current.getRow(id).getToggleSelectedHandler()(event),
    [],
  );

  const byId = new Map(columns.map((column) => [column.id, column]));
  const visible = table.getVisibleLeafColumns().map(({ id }) => id);
  // The columns keep their identity while the same ones are shown: rows that did not change are then not drawn again.
  const visibleKey = visible.join('\n');
  const shown = useMemo(
    () => columns.filter(({ id }) => visible.includes(id)),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the joined ids stand for the list of ids
    [columns, visibleKey],
  );

  return (
    <ScrollBox label={caption} className={cx(s.root, className)}>
      <table className={s.table} aria-busy={busy || undefined}>
        <caption className={s.caption}>{caption}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              <th scope="col" className={s.tick}>
                <SelectBox
                  label="Select all on this page"
                  checked={rows.length > 0 && table.getIsAllPageRowsSelected()}
                  some={table.getIsSomePageRowsSelected()}
                  disabled={rows.length === 0}
                  onChange={table.getToggleAllPageRowsSelectedHandler()}
                />
              </th>
              {group.headers.map((header) => (
                <HeadCell
                  key={header.id}
                  column={byId.get(header.column.id)!}
                  responsive={chosen === null}
                  sorted={header.column.getIsSorted()}
                  place={sort.length > 1 ? header.column.getSortIndex() + 1 : 0}
                  onToggle={header.column.getToggleSortingHandler()}
                />
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map(({ id, original }, place) => (
            // By its place: another order writes into the rows that stand there, which takes half the time of new ones, and
            // who deletes a row keeps the focus where it was.
            <DataRow<Row>
              key={place}
              row={original}
              name={nameOf(original)}
              columns={shown}
              responsive={chosen === null}
              selected={selected.has(id)}
              opened={opened === id}
              onToggle={toggleRow}
            />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
