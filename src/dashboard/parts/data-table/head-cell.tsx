import { Icon } from '@/design-system/icon/icon';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import type { DataColumn } from './data-column';
import * as s from './data-table.module.scss';

export interface HeadCellProps {
  column: Pick<DataColumn<never>, 'label' | 'numeric' | 'from' | 'sortable' | 'narrow'>;
  /** Whether columns give way to a narrow window. */
  responsive: boolean;
  sorted: 'asc' | 'desc' | false;
  /** Which rule of the order it is, from 1; 0 where there is only one. */
  place: number;
  onToggle?: (event: unknown) => void;
}

/** The head of a column: a button that sorts by it. */
export function HeadCell({ column, responsive, sorted, place, onToggle }: HeadCellProps) {
  const { label, numeric, from, sortable = true, narrow } = column;
  const look = {
    className: s.head,
    'data-numeric': numeric,
    'data-narrow': narrow,
    'data-from': responsive ? from : undefined,
  };
  if (!sortable || !onToggle)
    return (
      <th scope="col" {...look}>
        {narrow ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </th>
    );
  return (
    <th
      scope="col"
      aria-sort={sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : undefined}
      {...look}
    >
      <button
        type="button"
        className={s.sort}
        onClick={onToggle}
        onKeyDown={(event) => {
          // Not every browser tells a click by the keyboard that Shift was held.
          if (event.key !== 'Enter' || !event.shiftKey) return;
          event.preventDefault();
          onToggle(event);
        }}
      >
        {label}
        {sorted && (
          <span className={s.sorted}>
            <Icon name={sorted === 'asc' ? 'arrow-up' : 'arrow-down'} size={16} />
            {place > 0 && (
              <>
                <VisuallyHidden>, in order of sorting </VisuallyHidden>
                {place}
              </>
            )}
          </span>
        )}
      </button>
    </th>
  );
}
