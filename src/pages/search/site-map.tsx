import { useId } from 'react';
import * as searchKindsWords from '@generated/yaml/words/searchKinds';
import * as words from '@generated/yaml/words/searchPage';
import { Link } from '@/design-system/link/link';
import { isGroup, menu, type MenuLink } from '@/routes/menu';
import * as s from './site-map.module.scss';

interface Column {
  label: string;
  links: readonly MenuLink[];
}

const columns: readonly Column[] = [
  { label: searchKindsWords.pages, links: menu.flatMap((entry) => (isGroup(entry) ? [] : [entry])) },
  ...menu.flatMap((entry) => (isGroup(entry) ? [{ label: entry.label, links: entry.items }] : [])),
];

/** The main pages of the site, shown before a query and for a query without results. */
export function SiteMap() {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId} className={s.root}>
      <h2 id={titleId} className={s.title}>
        {words.map}
      </h2>
      <div className={s.columns}>
        {columns.map(({ label, links }) => (
          <div key={label}>
            <h3 className={s.label}>{label}</h3>
            <ul role="list">
              {links.map((link) => (
                <li key={link.path}>
                  <Link href={link.path} className={s.link}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
