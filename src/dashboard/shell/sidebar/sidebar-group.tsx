import { useId, useState } from 'react';
import { portalRoutes, type PortalRouteId } from '@/routes/portal-table';
import { portalPath } from '@/routes/portal-paths';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { Link } from '@/design-system/link/link';
import { wholeNumber } from '@/dashboard/words/count';
import { Icon } from '@/design-system/icon/icon';
import type { SidebarGroup as Group, SidebarLink } from '@/routes/portal-menu';
import { isInside } from './inside';
import type { ShellCounts } from '@/dashboard/shell/shell-counts';
import * as s from './sidebar-group.module.scss';

/** Words that explain a count, if the item's name does not. */
const countWords = (route: PortalRouteId) =>
  route.endsWith('-inbox') ? ' unread' : route === 'approvals' ? ' waiting' : '';

export interface MenuLinkProps {
  link: SidebarLink;
  path: string;
  counts: ShellCounts;
}

/** An item of a menu's list that opens a screen, with the number of the screen's records. */
export function MenuLink({ link: { label, route, icon }, path, counts }: MenuLinkProps) {
  const id = useId();
  const count = counts[route];
  return (
    <li className={s.entry}>
      <Link
        className={s.link}
        href={portalPath(route)}
        aria-current={portalRoutes[route].path === path ? 'page' : undefined}
        aria-describedby={count === undefined ? undefined : id}
      >
        {icon && <Icon name={icon} size={18} className={s.icon} />}
        {label}
      </Link>
      {count !== undefined && (
        <span id={id} className={s.count}>
          {wholeNumber(count)}
          <VisuallyHidden>{countWords(route)}</VisuallyHidden>
        </span>
      )}
    </li>
  );
}

export interface SidebarGroupProps {
  group: Group;
  path: string;
  counts: ShellCounts;
}

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
        {group.items.map((link) => (
          <MenuLink key={link.route} link={link} path={path} counts={counts} />
        ))}
      </ul>
    </>
  );
}
