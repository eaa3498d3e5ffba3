import type { ComponentProps } from 'react';
import * as words from '@generated/yaml/words/navigation';
import { cx } from '@/lib/cx';
import { Link } from '../link/link';
import * as s from './breadcrumbs.module.scss';

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The ancestor pages, outermost first, then the current page without a path. */
  items: readonly { label: string; path?: string }[];
}

/** A trail of links from the site's root to the current page. */
export function Breadcrumbs({ items, className, ...rest }: BreadcrumbsProps) {
  return (
    <nav aria-label={words.breadcrumb} className={cx(s.root, className)} {...rest}>
      <ol role="list" className={s.list}>
        {items.map(({ label, path }, index) => (
          <li key={path ?? label} className={s.item}>
            {path ? (
              <Link href={path} className={s.link}>
                {label}
              </Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
