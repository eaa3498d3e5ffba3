import { useId, useState } from 'react';
import { Icon } from '@/design-system/icon/icon';
import type { SidebarGroup as Group } from '@/routes/portal-menu';
import { isInside } from './inside';
import { MenuLink } from './menu-link';
import type { ShellCounts } from '@/dashboard/shell/shell-counts';
import * as s from './sidebar-group.module.scss';

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
