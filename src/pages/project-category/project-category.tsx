import * as linkWords from '@generated/yaml/words/links';
import * as words from '@generated/yaml/words/projectCategories';
import type { ProjectCategoryData } from '@/content/page-data';
import { Link } from '@/design-system/link/link';
import { Pagination } from '@/design-system/pagination/pagination';
import { Icon } from '@/design-system/icon/icon';
import { pathTo } from '@/routes/paths';
import { NoProjects } from '@/sections/no-projects/no-projects';
import { PageOpening } from '@/sections/page-opening/page-opening';
import { ProjectGrid } from '@/sections/project-grid/project-grid';
import * as s from './project-category.module.scss';

/** The projects of one category, and the ways to the others. */
export function ProjectCategoryPage({ data }: { data: ProjectCategoryData }) {
  const { title, lead, projects, pagination, others } = data;
  const ways = [...others, { label: linkWords.allProjects, path: pathTo('portfolio') }];
  return (
    <>
      <PageOpening title={title} lead={lead} />
      <section aria-label={title} className={s.projects}>
        {projects.length > 0 ? (
          <>
            <ProjectGrid first projects={projects} headingLevel={2} />
            <Pagination
              label={`${title}, pages`}
              className={s.pages}
              page={pagination.page}
              paths={pagination.paths}
            />
          </>
        ) : (
          <NoProjects />
        )}
      </section>
      <nav aria-label={words.other} className={s.others}>
        <ul role="list" className={s.ways}>
          {ways.map(({ label, path }) => (
            <li key={path}>
              <Link href={path} className={s.way}>
                {label}
                <Icon name="arrow-right" size={28} className={s.arrow} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
