import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import * as s from './bulk-bar.module.scss';
import { wholeNumber } from '@/dashboard/words/count';

export interface BulkBarProps {
  /** Name of the records: 'employee' and 'employees'. */
  noun: { one: string; many: string };
  /** Number of selected rows on all pages. */
  count: number;
  /** Number of selected rows that the filters hide. @default 0 */
  hidden?: number;
  total: number;
  onSelectAll: () => void;
  onClear: () => void;
  children: ReactNode;
  className?: string;
}

/** The actions for the selected rows. Sticks to the bottom of the window. */
export function BulkBar({
  noun,
  count,
  hidden = 0,
  total,
  onSelectAll,
  onClear,
  children,
  className,
}: BulkBarProps) {
  const shown = count - hidden;
  return (
    <section aria-label={`Selected ${noun.many}`} className={cx(s.root, className)}>
      <p className={s.words}>
        <strong>{wholeNumber(count)}</strong> {count === 1 ? noun.one : noun.many} selected
        {hidden > 0 && <span className={s.hidden}>, {wholeNumber(hidden)} of them not in this list</span>}
      </p>
      <div className={s.choices}>
        {shown < total && (
          <button type="button" className={s.link} onClick={onSelectAll}>
            Select all {wholeNumber(total)}
          </button>
        )}
        <button type="button" className={s.link} onClick={onClear}>
          Clear selection
        </button>
      </div>
      <div className={s.actions}>{children}</div>
    </section>
  );
}
