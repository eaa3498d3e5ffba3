import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/lib/cx';
import * as s from './empty.module.scss';

export interface EmptyProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** Shown instead of an empty list: explains why it is empty and what to do next. */
export function Empty({ title, action, className, children, ...rest }: EmptyProps) {
  return (
    <div className={cx(s.root, className)} {...rest}>
      <p className={s.title}>{title}</p>
      {children && <div className={s.text}>{children}</div>}
      {action && <div className={s.action}>{action}</div>}
    </div>
  );
}
