import { useId } from 'react';
import { wholeNumber } from '@/dashboard/words/count';
import type { ShellCounts } from '@/dashboard/shell/shell-counts';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import type { SidebarLink } from '@/routes/portal-menu';
import { portalPath } from '@/routes/portal-paths';
import { portalRoutes, type PortalRouteId } from '@/routes/portal-table';
import * as s from './menu-link.module.scss';

/** Words that explain a count, if the item's name does not. */
const countWords = (route: PortalRouteId) => (route.endsWith('-inbox') ? ' unread' : '');

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
    <li className={s.root}>
      <Link
        className={s.link}
        href={portalPath(route)}
        data-inside={!icon || undefined}
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
