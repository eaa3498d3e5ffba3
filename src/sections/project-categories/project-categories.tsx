import * as linkWords from '@generated/yaml/words/links';
import * as words from '@generated/yaml/words/projectCategories';
import { Link } from '@/design-system/link/link';
import { contentLinks } from '@/routes/menu';
import { pathTo } from '@/routes/paths';
import * as s from './project-categories.module.scss';

export interface ProjectCategoriesProps {
  /** The path of the current category. @default the path of all projects */
  current?: string;
}

/** Links to the categories of the portfolio. They work without JavaScript. */
export function ProjectCategories({ current = pathTo('portfolio') }: ProjectCategoriesProps) {
  const links = [
    { path: pathTo('portfolio'), label: linkWords.allProjects },
    ...contentLinks['project-categories'],
  ];
  return (
    <nav aria-label={words.label}>
      <ul role="list" className={s.list}>
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link href={path} className={s.link} aria-current={path === current ? 'true' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
