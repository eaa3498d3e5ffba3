import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/lib/cx';
import * as s from './empty.module.scss';

export interface EmptyProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is not there, in a few words: `No tasks yet`. */
  title: string;
  /** Why, and what brings something here. */
  children?: ReactNode;
  /** Buttons or links that do. */
  action?: ReactNode;
}

/** What stands where a list has nothing to show: says so, and what to do about it. */
export function Empty({ title, action, className, children, ...rest }: EmptyProps) {
  return (
    <div className={cx(s.root, className)} {...rest}>
      <p className={s.title}>{title}</p>
      {children && <div className={s.text}>{children}</div>}
      {action && <div className={s.action}>{action}</div>}
    </div>
  );
}
