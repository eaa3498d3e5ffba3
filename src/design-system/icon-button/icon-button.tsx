import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import type { IconName } from '@/lib/icon-name';
import { Icon } from '../icon/icon';
import * as s from './icon-button.module.scss';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  label: string;
  /** `plain` has no ring, for use inside a field or a toolbar. @default 'outline' */
  variant?: 'outline' | 'plain';
  /** `regular` is 56 px wide, `compact` 44. @default 'regular' */
  size?: 'regular' | 'compact';
}

/** A round button with only an icon: arrows, close, pause. */
export function IconButton({
  icon,
  label,
  variant = 'outline',
  size = 'regular',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={cx(s.root, className)}
      data-variant={variant}
      data-size={size}
      data-press=""
      {...rest}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}
