import { useCallback, useLayoutEffect, useMemo, useRef, type ChangeEvent } from 'react';
import { ScrollBox } from '@/design-system/prose/scroll-box';
import { cx } from '@/lib/cx';
import type { DataColumn } from './data-column';
import { DataRow } from './data-row';
import { HeadCell } from './head-cell';
import { SelectBox } from './select-box';
import type { SortRule } from './rows/query-rows';
import { nextSort } from './table-state';
import * as s from './data-table.module.scss';

export interface DataTableProps<Row> {
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

/**
 * A page of records as a real table: heads that sort (with Shift by several columns), rows that are selected (with Shift
 * from the last one on). The rows are filtered and sorted outside: see `query-rows`.
 */
export function DataTable<Row extends { id: string }>({
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
  // The columns keep their identity while they are the same: unchanged rows are then not drawn again.
  const chosenKey = chosen?.join('\n');
  const shown = useMemo(
    () =>
      columns.filter(({ id, fixed, from }) => fixed || (chosen ? chosen.includes(id) : from !== 'chosen')),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the joined ids stand for the list of ids
    [columns, chosenKey],
  );

  const lastToggled = useRef<string>(undefined);
  const toggle = (id: string, { target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const ids = rows.map((row) => row.id);
    const places = [ids.indexOf(id), ids.indexOf(lastToggled.current ?? id)].sort((a, b) => a - b);
    const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey && places[0] !== -1;
    lastToggled.current = id;
    onSelect({ ids: isRange ? ids.slice(places[0], places[1]! + 1) : [id], selected: target.checked });
  };
  // Rows keep their handler while the table around them changes with every press.
  const latest = useRef(toggle);
  useLayoutEffect(() => {
    latest.current = toggle;
  });
  const onToggle = useCallback<typeof toggle>((id, event) => latest.current(id, event), []);
  const selectedHere = rows.filter(({ id }) => selected.has(id)).length;

  return (
    <ScrollBox label={caption} className={cx(s.root, className)}>
      <table className={s.table} aria-busy={busy || undefined}>
        <caption className={s.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={s.tick}>
              <SelectBox
                label="Select all on this page"
                checked={rows.length > 0 && selectedHere === rows.length}
                some={selectedHere > 0 && selectedHere < rows.length}
                disabled={rows.length === 0}
                onChange={({ target }) =>
                  onSelect({ ids: rows.map(({ id }) => id), selected: target.checked })
                }
              />
            </th>
            {shown.map((column) => (
              <HeadCell
                key={column.id}
                column={column}
                responsive={chosen === null}
                sort={sort}
                onToggle={({ shiftKey }) => onSort({ sort: nextSort(sort, column, shiftKey) })}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // The key is the place: to write another order into the rows that exist takes half the time of new rows, and the
            // focus stays in its place when a row is deleted.
            <DataRow<Row>
              key={place}
              row={row}
              name={nameOf(row)}
              columns={shown}
              responsive={chosen === null}
              selected={selected.has(row.id)}
              opened={opened === row.id}
              onToggle={onToggle}
            />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
