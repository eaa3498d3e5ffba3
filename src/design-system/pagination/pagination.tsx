import type { ComponentProps } from 'react';
import * as words from '@generated/yaml/words/pagination';
import { cx } from '@/lib/cx';
import { fill } from '@/lib/fill';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import { pageWindow } from './page-window';
import * as s from './pagination.module.scss';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current page, from 1. */
  page: number;
  /** The path of each page, in order. */
  paths: readonly string[];
  /** The landmark's accessible name, such as 'Articles, pages'. */
  label: string;
}

/** Links to the pages of a list: previous, next and each page. Renders nothing for a single page. */
export function Pagination({ page, paths, label, className, ...rest }: PaginationProps) {
  if (paths.length < 2) return null;
  const previous = paths[page - 2];
  const next = paths[page];
  return (
    <nav aria-label={label} className={cx(s.root, className)} {...rest}>
      {previous && (
        <Link href={previous} rel="prev" className={s.step}>
          <Icon name="arrow-left" size={18} />
          {words.previous}
        </Link>
      )}
      <ol role="list" className={s.pages}>
        {pageWindow(page, paths.length).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === null ? (
              <span className={s.gap}>…</span>
            ) : (
              <Link
                href={paths[number - 1]!}
                aria-label={fill(words.page, { number })}
                aria-current={number === page ? 'page' : undefined}
                className={s.page}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {next && (
        <Link href={next} rel="next" className={s.step} data-end="">
          {words.next}
          <Icon name="arrow-right" size={18} />
        </Link>
      )}
    </nav>
  );
}
