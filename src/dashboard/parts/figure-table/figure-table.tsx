import { useId, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { useFirstRows } from '@/dashboard/hooks/use-first-rows';
import { cx } from '@/lib/cx';
import * as s from './figure-table.module.scss';
import { useOverflow } from './use-overflow';

export interface FigureColumn<Row> {
  id: string;
  head: string;
  /** Hides the header visually, and the column on paper: for buttons. @default false */
  headHidden?: boolean;
  /** Text of the cell, on the screen and in a CSV file. */
  text: (row: Row) => string;
  /** Renders the cell, if text is not enough. @default the text */
  cell?: (row: Row) => ReactNode;
  /** Right-aligns the column and uses tabular figures. @default false */
  numeric?: boolean;
  /** Minimum window width in px that shows the column. @default always visible */
  from?: 640 | 1024;
  /** Text in the totals row. The row appears if any column has such a text. */
  foot?: string;
}

export interface FigureTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  caption: string;
  /** The first column is the row's header. */
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Number of rows in the first frame. More of them for a table that is not below a chart. @default 6 */
  firstRows?: number;
  /** Attributes of a row: `aria-current` or a `data-` attribute. */
  rowProps?: (row: Row) => Omit<ComponentProps<'tr'>, 'children'>;
}

/**
 * A table of metrics: 44 px rows, hairlines and a totals row. If it overflows, it scrolls in its own focusable
 * box.
 */
export function FigureTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  firstRows = 6,
  rowProps,
  className,
  ...rest
}: FigureTableProps<Row>) {
  const id = useId();
  const [box, overflows] = useOverflow<HTMLDivElement>();
  const drawn = useFirstRows(rows, firstRows);
  const look = ({ numeric, from, headHidden }: FigureColumn<Row>) => ({
    'data-numeric': numeric,
    'data-from': from,
    // A column of buttons is not for paper.
    'data-print': headHidden ? 'hide' : undefined,
  });
  return (
    <div
      ref={box}
      className={cx(s.root, className)}
      style={{ '--rows': rows.length } as CSSProperties}
      {...(overflows && { role: 'group', 'aria-labelledby': id, tabIndex: 0 })}
      {...rest}
    >
      <table className={s.table}>
        <caption id={id} className={s.hidden}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={s.head} {...look(column)}>
                <span className={column.headHidden ? s.hidden : undefined}>{column.head}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {drawn.map((row) => (
            <tr key={rowKey(row)} className={s.row} {...rowProps?.(row)}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} scope="row" className={s.name} {...look(column)}>
                    {column.cell ? column.cell(row) : column.text(row)}
                  </th>
                ) : (
                  <td key={column.id} className={s.cell} {...look(column)}>
                    {column.cell ? column.cell(row) : column.text(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {columns.some(({ foot }) => foot !== undefined) && (
          <tfoot>
            <tr>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} scope="row" className={s.foot} {...look(column)}>
                    {column.foot}
                  </th>
                ) : (
                  <td key={column.id} className={s.foot} {...look(column)}>
                    {column.foot}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
