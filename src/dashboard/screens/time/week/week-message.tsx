import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { cx } from '@/lib/cx';
import * as s from './week-message.module.scss';

export interface WeekMessageProps extends ComponentProps<'div'> {
  /** `attention` for an error, `note` for a hint. @default 'attention' */
  tone?: 'attention' | 'note';
  action?: ReactNode;
}

/** A message about a week that stays until it is no longer true. */
export function WeekMessage({ tone = 'attention', action, className, children, ...rest }: WeekMessageProps) {
  return (
    <div className={cx(s.root, className)} data-tone={tone} {...rest}>
      <Icon name={tone === 'attention' ? 'circle-alert' : 'triangle-alert'} size={18} className={s.icon} />
      <div className={s.text}>{children}</div>
      {action && <div className={s.action}>{action}</div>}
    </div>
  );
}
