import { memo, type ChangeEvent, type ReactElement } from 'react';
import type { DataColumn } from './data-column';
import { SelectBox } from './select-box';
import * as s from './data-table.module.scss';

export interface DataRowProps<Row> {
  row: Row;
  name: string;
  columns: readonly DataColumn<Row>[];
  /** Hides columns in a narrow window. */
  responsive: boolean;
  selected: boolean;
  opened: boolean;
  onToggle: (id: string, event: ChangeEvent<HTMLInputElement>) => void;
}

function Row<R extends { id: string }>({
  row,
  name,
  columns,
  responsive,
  selected,
  opened,
  onToggle,
}: DataRowProps<R>) {
  return (
    <tr className={s.row} data-selected={selected || undefined} data-opened={opened || undefined}>
      <td className={s.tick}>
        <SelectBox
          label={`Select ${name}`}
          checked={selected}
          onChange={(event) => onToggle(row.id, event)}
        />
      </td>
      {columns.map(({ id, cell, numeric, narrow, from }, index) => {
        const look = {
          'data-numeric': numeric,
          'data-narrow': narrow,
          'data-from': responsive ? from : undefined,
        };
        return index === 0 ? (
          <th key={id} scope="row" className={s.name} {...look}>
            {cell(row)}
          </th>
        ) : (
          <td key={id} className={s.cell} {...look}>
            {cell(row)}
          </td>
        );
      })}
    </tr>
  );
}

/** A row of a `DataTable`. It is memoized: it renders again only when one of its props changes. */
export const DataRow = memo(Row) as <R extends { id: string }>(props: DataRowProps<R>) => ReactElement;
