import { Link } from '@/design-system/link/link';
import { matchPath } from '@/routes/match';
import { isGroup, menu } from '@/routes/menu';
import { pathTo } from '@/routes/paths';
import * as s from './categories.module.scss';

/** The menu's project categories, each a page of its own. */
const categories = menu
  .flatMap((entry) => (isGroup(entry) ? entry.items : []))
  .filter(({ path }) => matchPath(path)?.id === 'project-category');

/** The ways to a part of the portfolio that need no script. */
export function Categories() {
  return (
    <nav aria-label="Project categories">
      <ul role="list" className={s.list}>
        <li>
          <Link href={pathTo('portfolio')} className={s.link} aria-current="true">
            All projects
          </Link>
        </li>
        {categories.map(({ path, label }) => (
          <li key={path}>
            <Link href={path} className={s.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
