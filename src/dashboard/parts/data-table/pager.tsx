import { pageWindow } from '@/design-system/pagination/page-window';
import { Link } from '@/design-system/link/link';
import { cx } from '@/lib/cx';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { Steps } from '@/dashboard/parts/steps/steps';
import { pageSizes, type PageSize } from './table-state';
import * as s from './pager.module.scss';
import { wholeNumber } from '@/dashboard/words/count';

export interface PagerProps {
  /** Plural name of the records: 'employees'. */
  noun: string;
  /** Current page, from 1. */
  page: number;
  size: PageSize;
  /** Number of rows on all pages. */
  total: number;
  hrefOf: (page: number) => string;
  onSize: (change: { size: PageSize }) => void;
  className?: string;
}

/** Shows the position in a long table, links to its other pages and sets the page size. */
export function Pager({ noun, page, size, total, hrefOf, onSize, className }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / size));
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, total);
  return (
    <div className={cx(s.root, className)}>
      <p className={s.words}>
        {total === 0
          ? `No ${noun}`
          : `${wholeNumber(first)} to ${wholeNumber(last)} of ${wholeNumber(total)}`}
      </p>
      <div className={s.size}>
        <span aria-hidden="true">Rows</span>
        <ChoiceField
          label="Rows per page"
          labelHidden
          value={String(size)}
          choices={pageSizes.map((value) => ({ value: String(value), label: String(value) }))}
          onChange={({ target }) => {
            const chosen = pageSizes.find((known) => String(known) === target.value);
            if (chosen) onSize({ size: chosen });
          }}
        />
      </div>
      {pages > 1 && (
        <Steps
          aria-label={`Pages of ${noun}`}
          className={s.pages}
          before={page > 1 ? { href: hrefOf(page - 1), rel: 'prev', 'aria-label': 'Previous page' } : null}
          after={page < pages ? { href: hrefOf(page + 1), rel: 'next', 'aria-label': 'Next page' } : null}
        >
          {pageWindow(page, pages).map((place, index) =>
            place === null ? (
              <span key={`gap ${index}`} className={s.gap}>
                …
              </span>
            ) : (
              <Link
                key={place}
                href={hrefOf(place)}
                aria-label={`Page ${place}`}
                aria-current={place === page ? 'page' : undefined}
                className={s.page}
              >
                {wholeNumber(place)}
              </Link>
            ),
          )}
        </Steps>
      )}
    </div>
  );
}
