import { useRef, type ReactNode } from 'react';
import { useMore } from '@/dashboard/hooks/use-more';
import { MoreMenu } from '@/dashboard/parts/menu/more-menu';
import type { MenuItem } from '@/dashboard/parts/menu/menu-item';
import { ShowMore } from '@/dashboard/parts/show-more/show-more';
import { Link } from '@/design-system/link/link';
import * as s from './content-list.module.scss';

/** Number of rows drawn at first, and added each time. */
const step = 40;

export interface ContentRow {
  id: string;
  title: string;
  href?: string;
  detail: string;
  badge?: ReactNode;
  /** Empty if the signed-in person may only read the record. */
  actions: readonly MenuItem[];
}

export interface ContentListProps {
  label: string;
  rows: readonly ContentRow[];
  /** Resolves when the records have changed. */
  onAction: (id: string, action: string) => void | Promise<unknown>;
}

/** Courses, lessons, assignments or resources with a menu of actions for each. */
export function ContentList({ label, rows, onAction }: ContentListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { shown, rest, more } = useMore(rows, step);
  const act = async (id: string, action: string) => {
    await onAction(id, action);
    // A browser takes the focus from an element that moves.
    if (action === 'up' || action === 'down')
      requestAnimationFrame(() =>
        list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] button`)?.focus(),
      );
  };
  return (
    <>
      <ul ref={list} role="list" aria-label={label} className={s.root}>
        {shown.map(({ id, title, href, detail, badge, actions }) => (
          <li key={id} data-row={id} className={s.row}>
            <div className={s.words}>
              {href ? (
                <Link href={href} className={s.title}>
                  {title}
                </Link>
              ) : (
                <p className={s.title}>{title}</p>
              )}
              <p className={s.detail}>{detail}</p>
            </div>
            {badge}
            {actions.length > 0 && (
              <MoreMenu
                label={`Actions for ${title}`}
                items={actions}
                onChoose={({ id: action }) => void act(id, action)}
              />
            )}
          </li>
        ))}
      </ul>
      <ShowMore rest={rest} step={step} onMore={more} />
    </>
  );
}
