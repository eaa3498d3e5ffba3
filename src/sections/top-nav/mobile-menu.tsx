import { useState, type ComponentProps } from 'react';
import * as words from '@generated/yaml/words/navigation';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { cx } from '@/lib/cx';
import type { SearchSource } from '@/lib/search/results';
import { isGroup, type MenuEntry, type MenuGroup } from '@/routes/menu';
import { currentOf, currentOfEntry } from './active';
import * as s from './mobile-menu.module.scss';
import { SiteSearch } from './site-search';

export interface MobileMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  id: string;
  menu: readonly MenuEntry[];
  currentPath: string;
  search: SearchSource;
  open: boolean;
  onChoose: (choice: { path: string }) => void;
}

interface GroupProps extends Pick<MobileMenuProps, 'currentPath' | 'onChoose'> {
  id: string;
  group: MenuGroup;
}

/** A group of links that expands in place. The group of the current page is open at first. */
function Group({ id, group, currentPath, onChoose }: GroupProps) {
  const current = currentOfEntry(group, currentPath);
  const [open, setOpen] = useState(current !== undefined);
  return (
    <>
      <button
        type="button"
        className={s.entry}
        aria-expanded={open}
        aria-controls={id}
        aria-current={current}
        onClick={() => setOpen(!open)}
      >
        {group.label}
        <Icon name="chevron-down" size={20} className={s.chevron} />
      </button>
      <ul id={id} className={s.items} role="list" hidden={!open}>
        {group.items.map((item) => (
          <li key={item.path}>
            <Link
              className={s.item}
              href={item.path}
              aria-current={currentOf(item.path, currentPath)}
              onClick={() => onChoose(item)}
            >
              {item.icon && open && <Icon name={item.icon} size={20} className={s.icon} />}
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The bar's links and search on a small screen: a panel as high as the screen, below the bar. */
export function MobileMenu({
  id,
  menu,
  currentPath,
  search,
  open,
  onChoose,
  className,
  ...rest
}: MobileMenuProps) {
  return (
    <div
      id={id}
      className={cx(s.root, className)}
      data-state={open ? 'open' : 'closed'}
      data-ground="dark"
      data-lenis-prevent=""
      {...rest}
    >
      <div className={s.search}>
        <SiteSearch source={search} tone="dark" size="large" onChoose={onChoose} />
      </div>
      <nav aria-label={words.menu}>
        <ul role="list">
          {menu.map((entry) => (
            <li key={entry.label}>
              {isGroup(entry) ? (
                <Group
                  id={`${id}-${entry.icon}`}
                  group={entry}
                  currentPath={currentPath}
                  onChoose={onChoose}
                />
              ) : (
                <Link
                  className={s.entry}
                  href={entry.path}
                  aria-current={currentOfEntry(entry, currentPath)}
                  onClick={() => onChoose(entry)}
                >
                  {entry.label}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
