import * as words from '@generated/yaml/words/navigation';
import { cx } from '@/lib/cx';
import { Link, type LinkProps } from '../link/link';
import * as s from './skip-link.module.scss';

export interface SkipLinkProps extends Omit<LinkProps, 'href'> {
  /** Fragment of the main content. @default '#main' */
  href?: `#${string}`;
}

/** The first tab stop of a page: skips the navigation bar. Visible only while it has the focus. */
export function SkipLink({ href = '#main', className, children = words.skip, ...rest }: SkipLinkProps) {
  return (
    <Link href={href} className={cx(s.root, className)} {...rest}>
      {children}
    </Link>
  );
}
