import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import * as s from './kpi.module.scss';

export interface KpiRowProps extends ComponentProps<'section'> {
  label: string;
  /** Number of columns on a wide screen. A phone shows two. @default 4 */
  columns?: 3 | 4;
}

/** A grid of metrics with hairlines between them. */
export function KpiRow({ label, columns = 4, className, ...rest }: KpiRowProps) {
  return <section aria-label={label} className={cx(s.row, className)} data-columns={columns} {...rest} />;
}
