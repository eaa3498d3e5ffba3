import { Icon } from '@/design-system/icon/icon';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import type { DataColumn } from './data-column';
import type { SortRule } from './rows/query-rows';
import * as s from './data-table.module.scss';

export interface HeadCellProps {
  column: Pick<DataColumn<never>, 'id' | 'label' | 'numeric' | 'from' | 'sortable' | 'narrow'>;
  /** Hides columns in a narrow window. */
  responsive: boolean;
  sort: readonly SortRule[];
  /** Called by a click on the header or by Enter. */
  onToggle: (press: { shiftKey: boolean }) => void;
}

/** The header of a column, with a button that sorts the table by the column. */
export function HeadCell({ column, responsive, sort, onToggle }: HeadCellProps) {
  const { id, label, numeric, from, sortable = true, narrow } = column;
  const look = {
    className: s.head,
    'data-numeric': numeric,
    'data-narrow': narrow,
    'data-from': responsive ? from : undefined,
  };
  if (!sortable)
    return (
      <th scope="col" {...look}>
        {narrow ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </th>
    );
  const place = sort.findIndex((rule) => rule.id === id);
  const sorted = sort[place] && (sort[place].desc ? 'descending' : 'ascending');
  return (
    <th scope="col" aria-sort={sorted} {...look}>
      <button
        type="button"
        className={s.sort}
        onClick={onToggle}
        onKeyDown={(event) => {
          // Some browsers drop Shift from the click event that Enter triggers.
          if (event.key !== 'Enter' || !event.shiftKey) return;
          event.preventDefault();
          onToggle(event);
        }}
      >
        {label}
        {sorted && (
          <span className={s.sorted}>
            <Icon name={sorted === 'ascending' ? 'arrow-up' : 'arrow-down'} size={16} />
            {sort.length > 1 && (
              <>
                <VisuallyHidden>, sort level </VisuallyHidden>
                {place + 1}
              </>
            )}
          </span>
        )}
      </button>
    </th>
  );
}
