import * as linkWords from '@generated/yaml/words/links';
import * as words from '@generated/yaml/words/projectCategories';
import { Link } from '@/design-system/link/link';
import { contentLinks } from '@/routes/menu';
import { pathTo } from '@/routes/paths';
import * as s from './categories.module.scss';

/** The ways to a part of the portfolio that need no script. */
export function Categories() {
  return (
    <nav aria-label={words.label}>
      <ul role="list" className={s.list}>
        <li>
          <Link href={pathTo('portfolio')} className={s.link} aria-current="true">
            {linkWords.allProjects}
          </Link>
        </li>
        {contentLinks['project-categories'].map(({ path, label }) => (
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
