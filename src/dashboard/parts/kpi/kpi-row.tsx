import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import * as s from './kpi.module.scss';

export interface KpiRowProps extends ComponentProps<'section'> {
  /** Names the row. */
  label: string;
  /** On a wide screen; a phone has two. @default 4 */
  columns?: 3 | 4;
}

/** Figures side by side between hairlines: two in a row on a phone, more where there is room. */
export function KpiRow({ label, columns = 4, className, ...rest }: KpiRowProps) {
  return <section aria-label={label} className={cx(s.row, className)} data-columns={columns} {...rest} />;
}
