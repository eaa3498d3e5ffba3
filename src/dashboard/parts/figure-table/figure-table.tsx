import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '@/lib/cx';
import * as s from './figure-table.module.scss';
import { useOverflow } from './use-overflow';

export interface FigureColumn<Row> {
  id: string;
  head: string;
  /** Leaves the head for screen readers. @default false */
  headHidden?: boolean;
  /** What the cell says, on the screen and in a file. */
  text: (row: Row) => string;
  /** Draws it where words alone are not enough. @default the text */
  cell?: (row: Row) => ReactNode;
  /** Right-aligned, with figures of equal width. @default false */
  numeric?: boolean;
  /** From which width on it is there: a phone keeps what matters. @default always */
  from?: 640 | 1024;
  /** In the last row, where there is one. */
  foot?: string;
}

export interface FigureTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  caption: string;
  /** @default true */
  captionHidden?: boolean;
  /** The first one names the row. */
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What marks a row: `aria-current` or a `data-` attribute. */
  rowProps?: (row: Row) => Omit<ComponentProps<'tr'>, 'children'>;
}

/**
 * A short table of figures: 44 px rows, hairlines, totals at its foot. What does not fit is scrolled inside its own box,
 * which takes the focus for that.
 */
export function FigureTable<Row>({
  caption,
  captionHidden = true,
  columns,
  rows,
  rowKey,
  rowProps,
  className,
  ...rest
}: FigureTableProps<Row>) {
  const id = useId();
  const [box, overflows] = useOverflow<HTMLDivElement>();
  const look = ({ numeric, from }: FigureColumn<Row>) => ({ 'data-numeric': numeric, 'data-from': from });
  return (
    <div
      ref={box}
      className={cx(s.root, className)}
      {...(overflows && { role: 'group', 'aria-labelledby': id, tabIndex: 0 })}
      {...rest}
    >
      <table className={s.table}>
        <caption id={id} className={captionHidden ? s.hidden : s.caption}>
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
          {rows.map((row) => (
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
