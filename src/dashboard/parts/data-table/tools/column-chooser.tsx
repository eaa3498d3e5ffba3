import { Checkbox } from '@/design-system/checkbox/checkbox';
import type { DataColumn } from '@/dashboard/parts/data-table/data-column';
import { Disclosure } from './disclosure';
import * as s from './facet.module.scss';

export interface ColumnChooserProps {
  columns: readonly Pick<DataColumn<never>, 'id' | 'label' | 'from' | 'fixed'>[];
  /** Ids of the chosen columns, or null for the default columns. */
  chosen: readonly string[] | null;
  onChoose: (change: { columns: readonly string[] | null }) => void;
}

/** Chooses a table's columns. Unlike default columns, chosen ones appear at every window width. */
export function ColumnChooser({ columns, chosen, onChoose }: ColumnChooserProps) {
  const free = columns.filter(({ fixed }) => !fixed);
  const shown = chosen ?? free.filter(({ from }) => from !== 'chosen').map(({ id }) => id);
  return (
    <Disclosure label="Columns" icon="columns" align="end">
      {({ close }) => (
        <>
          <div className={s.options}>
            {free.map(({ id, label }) => (
              <Checkbox
                key={id}
                className={s.option}
                checked={shown.includes(id)}
                // At least one column besides the fixed ones remains visible.
                disabled={shown.length === 1 && shown.includes(id)}
                onChange={({ target }) =>
                  onChoose({
                    columns: free
                      .map((column) => column.id)
                      .filter((other) => (other === id ? target.checked : shown.includes(other))),
                  })
                }
              >
                {label}
              </Checkbox>
            ))}
          </div>
          {chosen && (
            <button
              type="button"
              className={s.clear}
              onClick={() => {
                onChoose({ columns: null });
                close();
              }}
            >
              Show the default columns
            </button>
          )}
        </>
      )}
    </Disclosure>
  );
}
