import { useRef, type ReactNode } from 'react';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { IconButton } from '@/design-system/icon-button/icon-button';
import * as s from './row-list.module.scss';

export interface RowListProps<Row extends { id: string }> {
  legend: string;
  rows: readonly Row[];
  /** Name of a row in the label of its remove button. */
  nameOf: (row: Row, index: number) => string;
  /** Label of the button that adds a row. */
  add: string;
  newRow: () => Row;
  onRows: (change: { rows: readonly Row[] }) => void;
  /** Renders the fields of a row. */
  children: (row: Row, set: (change: Partial<Row>) => void, index: number) => ReactNode;
}

/** A list of short rows of fields in a form, to add to and remove from. */
export function RowList<Row extends { id: string }>({
  legend,
  rows,
  nameOf,
  add,
  newRow,
  onRows,
  children,
}: RowListProps<Row>) {
  const root = useRef<HTMLFieldSetElement>(null);
  const focus = (index: number) =>
    requestAnimationFrame(() => {
      const all = root.current?.querySelectorAll<HTMLElement>(':scope > ul > li');
      const row = all?.[Math.min(index, all.length - 1)];
      const field = row?.querySelector<HTMLElement>('input:not([type=hidden]), [contenteditable], select');
      (field ?? root.current?.querySelector('button'))?.focus();
    });
  const set = (id: string, change: Partial<Row>) =>
    onRows({ rows: rows.map((row) => (row.id === id ? { ...row, ...change } : row)) });
  return (
    <fieldset ref={root} className={s.root}>
      <legend className={s.legend}>{legend}</legend>
      {rows.length > 0 && (
        <ul role="list" className={s.list}>
          {rows.map((row, index) => (
            <li key={row.id} className={s.row}>
              <div className={s.fields}>{children(row, (change) => set(row.id, change), index)}</div>
              <IconButton
                icon="x"
                size="compact"
                variant="plain"
                className={s.remove}
                label={`Remove ${nameOf(row, index)}`}
                onClick={() => {
                  onRows({ rows: rows.filter(({ id }) => id !== row.id) });
                  focus(index);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        size="compact"
        variant="outline"
        icon={<Icon name="plus" size={16} />}
        onClick={() => {
          onRows({ rows: [...rows, newRow()] });
          focus(rows.length);
        }}
      >
        {add}
      </Button>
    </fieldset>
  );
}
