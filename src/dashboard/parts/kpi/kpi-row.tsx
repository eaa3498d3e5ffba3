import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import * as s from './kpi.module.scss';

export interface KpiRowProps extends ComponentProps<'section'> {
  label: string;
  /** Number of columns on a wide screen. A phone shows two. @default 4 */
  columns?: 3 | 4;
  /** Whether the values are long, such as amounts of money: then a phone shows one column. @default false */
  long?: boolean;
}

/** A grid of metrics with hairlines between them. */
export function KpiRow({ label, columns = 4, long, className, ...rest }: KpiRowProps) {
  return (
    <section
      aria-label={label}
      className={cx(s.row, className)}
      data-columns={columns}
      data-long={long}
      {...rest}
    />
  );
}
