import { cx } from '@/lib/cx';
import type { IconName } from '@/lib/icon-name';
import { Icon } from '../icon/icon';
import { Link, type LinkProps } from '../link/link';
import * as s from './icon-button.module.scss';

export interface IconLinkProps extends Omit<LinkProps, 'children'> {
  icon: IconName;
  label: string;
}

/** A link that looks like an `IconButton`. */
export const IconLink = ({ icon, label, className, ...rest }: IconLinkProps) => (
  <Link className={cx(s.root, className)} aria-label={label} data-press="" {...rest}>
    <Icon name={icon} size={20} />
  </Link>
);
