import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { cx } from '@/lib/cx';
import type { IconName } from '@/lib/icon-name';
import * as s from './tool-button.module.scss';

export interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Icon before the label. Hidden on a narrow screen. */
  icon?: IconName;
  /** Number of chosen options. 0 shows no number. @default 0 */
  count?: number;
  /** Draws a chevron because the button opens a panel. @default false */
  opens?: boolean;
  children: ReactNode;
}

/** A low-emphasis pill button for a table's toolbar. */
export function ToolButton({
  icon,
  count = 0,
  opens = false,
  className,
  children,
  ...rest
}: ToolButtonProps) {
  return (
    <button type="button" className={cx(s.root, className)} data-chosen={count > 0 || undefined} {...rest}>
      {icon && <Icon name={icon} size={16} className={s.icon} />}
      {children}
      {count > 0 && <span className={s.count}>{count}</span>}
      {opens && <Icon name="chevron-down" size={16} className={s.chevron} />}
    </button>
  );
}
