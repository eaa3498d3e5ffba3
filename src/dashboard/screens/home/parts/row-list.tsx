import type { ReactNode } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { cx } from '@/lib/cx';
import type { FirstIconName } from '@/lib/icon-name';
import * as s from './row-list.module.scss';

export interface HomeRow {
  id: string;
  /** What it is; the link's words. */
  text: string;
  href: string;
  /** A line below. */
  detail?: ReactNode;
  /** At the row's end: when. */
  when?: string;
  /** Said before `when`: 'due', 'overdue since'. */
  whenSaid?: string;
  /** It waits for somebody: drawn in the colour that says so. @default false */
  urgent?: boolean;
  /** At the row's start, where the rows are of several kinds. */
  icon?: FirstIconName;
  /** A dot at the row's start. @default false */
  unread?: boolean;
}

export interface RowListProps {
  rows: readonly HomeRow[];
  className?: string;
}

/** Short rows between hairlines, each of them one link to where it belongs. */
export function RowList({ rows, className }: RowListProps) {
  return (
    <ul role="list" className={cx(s.root, className)}>
      {rows.map(({ id, text, href, detail, when, whenSaid, urgent, icon, unread }) => (
        <li key={id} className={s.row}>
          {icon && <Icon name={icon} size={18} className={s.icon} />}
          {unread && <span className={s.dot} aria-hidden="true" />}
          <span className={s.words}>
            <Link href={href} className={s.link}>
              {text}
            </Link>
            {detail && <span className={s.detail}>{detail}</span>}
          </span>
          {when && (
            <span className={s.when} data-urgent={urgent || undefined}>
              {whenSaid && <VisuallyHidden>{whenSaid} </VisuallyHidden>}
              {when}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
