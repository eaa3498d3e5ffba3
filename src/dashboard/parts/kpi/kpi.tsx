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
  /** The figure, written. */
  value: string;
  /** Against the period before; null where there is nothing to compare with. */
  change?: FigureChange | null;
  /** The same figure in the periods before, oldest first, ending with this one. */
  trend?: readonly (number | null)[];
  /** A word under the figure, where it needs one. */
  note?: string;
  /** `attention` where the note tells of something that waits. */
  noteTone?: 'attention';
  /** Where the records behind it are. */
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
