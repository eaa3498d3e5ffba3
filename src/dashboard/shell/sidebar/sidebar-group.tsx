import { useId, useState } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { portalPath } from '@/routes/portal-paths';
import type { SidebarGroup as Group } from '@/routes/portal-menu';
import { portalRoutes, type PortalRouteId } from '@/routes/portal-table';
import { isInside } from './inside';
import type { ShellCounts } from '@/dashboard/shell/shell-counts';
import * as s from './sidebar-group.module.scss';
import { wholeNumber } from '@/dashboard/words/count';

export interface SidebarGroupProps {
  group: Group;
  path: string;
  counts: ShellCounts;
}

/** Words that explain a count, if the item's name does not. */
const countWords = (route: PortalRouteId) => (route.endsWith('-inbox') ? ' unread' : '');

/** A collapsible group of menu items. It opens when the user opens one of its screens. */
export function SidebarGroup({ group, path, counts }: SidebarGroupProps) {
  const id = useId();
  const inside = isInside(path, group);
  /** The user's choice, or null for the default by path. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [wasInside, setWasInside] = useState(inside);
  if (wasInside !== inside) {
    setWasInside(inside);
    // Reopens a closed group when the user returns to one of its screens.
    if (inside) setChosen(null);
  }
  const open = chosen ?? inside;
  return (
    <>
      <button
        type="button"
        className={s.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setChosen(!open)}
      >
        <Icon name={group.icon} size={18} className={s.icon} />
        {group.label}
        <Icon name="chevron-down" size={16} className={s.chevron} />
      </button>
      <ul id={id} className={s.items} role="list" hidden={!open}>
        {group.items.map(({ label, route }) => {
          const count = counts[route];
          return (
            <li key={route} className={s.entry}>
              <Link
                className={s.item}
                href={portalPath(route)}
                aria-current={portalRoutes[route].path === path ? 'page' : undefined}
                aria-describedby={count === undefined ? undefined : id + route}
              >
                {label}
              </Link>
              {count !== undefined && (
                <span id={id + route} className={s.count}>
                  {wholeNumber(count)}
                  <VisuallyHidden>{countWords(route)}</VisuallyHidden>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
