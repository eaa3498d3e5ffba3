import type { ComponentProps } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { Sparkline } from '@/dashboard/parts/chart/sparkline';
import type { FigureChange } from '@/dashboard/words/change';
import { cx } from '@/lib/cx';
import * as s from './kpi.module.scss';

export interface KpiProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string;
  /** Formatted value of the metric. */
  value: string;
  /** Change from the previous period, or null if there is no value to compare with. */
  change?: FigureChange | null;
  /** Values of the previous periods and this one, oldest first. */
  trend?: readonly (number | null)[];
  note?: string;
  /** `attention` marks a note about work to do. */
  noteTone?: 'attention';
  /** Link to the records behind the metric. */
  href: string;
}

/** A metric of the panel grid's first row: its name, value and change, and a link to its records. */
export function Kpi({ label, value, change, trend, note, noteTone, href, className, ...rest }: KpiProps) {
  return (
    <div className={cx(s.root, className)} {...rest}>
      <Link href={href} className={s.link}>
        {label}
      </Link>
      <p className={s.figure}>
        <span className={s.value}>{value}</span>
        {change && (
          <span className={s.change} data-tone={change.tone}>
            {change.tone !== 'same' && (
              <Icon name={change.up ? 'arrow-up-right' : 'arrow-down-right'} size={16} />
            )}
            <span aria-hidden="true">{change.text}</span>
            <VisuallyHidden>{change.said}</VisuallyHidden>
          </span>
        )}
      </p>
      {note && (
        <p className={s.note} data-tone={noteTone}>
          {note}
        </p>
      )}
      {trend && trend.length > 1 && <Sparkline values={trend} className={s.trend} />}
    </div>
  );
}
