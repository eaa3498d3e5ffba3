import { cx } from '@/lib/cx';
import { Icon } from '../icon/icon';
import { Link, type LinkProps } from '../link/link';
import * as s from './text-link.module.scss';

export interface TextLinkProps extends LinkProps {
  /** Adds an arrow, for a link to a page of its own. @default false */
  arrow?: boolean;
}

/** An underlined link outside running text: 'Learn More', 'View More', a social profile. */
export function TextLink({ arrow = false, className, children, ...rest }: TextLinkProps) {
  return (
    <Link className={cx(s.root, className)} {...rest}>
      <span className={s.words}>{children}</span>
      {arrow && <Icon name="arrow-right" size={20} className={s.arrow} />}
    </Link>
  );
}
