import { useCallback, useLayoutEffect, useMemo, useRef, type ChangeEvent } from 'react';
import { useFirstRows } from '@/dashboard/hooks/use-first-rows';
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
  /** Ids of the visible columns, or null for the default columns that fit the window. */
  chosen: readonly string[] | null;
  /** The rows of the current page, in order. */
  rows: readonly Row[];
  /** Name of a row, for the label of its checkbox. */
  nameOf: (row: Row) => string;
  sort: readonly SortRule[];
  onSort: (change: { sort: readonly SortRule[] }) => void;
  selected: ReadonlySet<string>;
  onSelect: (change: { ids: readonly string[]; selected: boolean }) => void;
  /** Id of the row that is open in the panel beside the table. @default null */
  opened?: string | null;
  /** Keeps the previous rows on screen while new rows load. @default false */
  busy?: boolean;
  className?: string;
}

/** Rows of the first frame: they fill a desktop window. */
const firstRows = 15;

/**
 * A page of records as a table with sortable headers and selectable rows. Shift sorts by several columns and
 * selects a range of rows. The caller filters and sorts the rows: see `query-rows`.
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
  // The array keeps its identity while the ids are equal, so that unchanged rows do not render again.
  const chosenKey = chosen?.join('\n');
  const shown = useMemo(
    () =>
      columns.filter(({ id, fixed, from }) => fixed || (chosen ? chosen.includes(id) : from !== 'chosen')),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `chosenKey` contains the same ids as `chosen`
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
  // The handler keeps its identity while the table renders, so that the memoized rows do not render again.
  const latest = useRef(toggle);
  useLayoutEffect(() => {
    latest.current = toggle;
  });
  const onToggle = useCallback<typeof toggle>((id, event) => latest.current(id, event), []);
  const drawn = useFirstRows(rows, firstRows);
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
          {drawn.map((row, place) => (
            // The key is the row's index. Reusing the rows for another order takes half the time of creating
            // new rows. The focus also keeps its position when a row is deleted.
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
