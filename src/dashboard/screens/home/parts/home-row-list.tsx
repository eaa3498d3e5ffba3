import type { ReactNode } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { cx } from '@/lib/cx';
import type { FirstIconName } from '@/lib/icon-name';
import * as s from './home-row-list.module.scss';

export interface HomeRow {
  id: string;
  text: string;
  href: string;
  detail?: ReactNode;
  when?: string;
  /** Text before `when`: 'due', 'overdue since'. */
  whenSaid?: string;
  /** Drawn in the colour of attention. @default false */
  urgent?: boolean;
  /** At the row's start, where the rows are of several kinds. */
  icon?: FirstIconName;
  unread?: boolean;
}

export interface HomeRowListProps {
  rows: readonly HomeRow[];
  className?: string;
}

/** Short rows, each one link. */
export function HomeRowList({ rows, className }: HomeRowListProps) {
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
