import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { cx } from '@/lib/cx';
import type { IconName } from '@/lib/icon-name';
import * as s from './tool-button.module.scss';

export interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Drawn before the words where there is room. */
  icon?: IconName;
  /** How many things are chosen behind it: 0 shows nothing. @default 0 */
  count?: number;
  /** It opens something: draws the arrow for it. @default false */
  opens?: boolean;
  children: ReactNode;
}

/** A quiet pill of a table's tools: beside many others, second to the rows. */
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
