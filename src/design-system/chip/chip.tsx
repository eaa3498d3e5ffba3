import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import type { IconName } from '@/lib/icon-name';
import { Icon } from '../icon/icon';
import * as s from './chip.module.scss';

export interface ChipProps extends ComponentProps<'span'> {
  /** An icon before the text. The chip is then 48 px high. */
  icon?: IconName;
}

/** A label for a skill, tag or quality. Not interactive. */
export function Chip({ icon, className, children, ...rest }: ChipProps) {
  return (
    <span className={cx(s.root, className)} data-size={icon ? 'large' : 'small'} {...rest}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </span>
  );
}
