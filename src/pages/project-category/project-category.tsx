import * as words from '@generated/yaml/words/portfolio';
import type { ProjectCategoryData } from '@/content/page-data';
import { Pagination } from '@/design-system/pagination/pagination';
import { fill } from '@/lib/fill';
import { NoProjects } from '@/sections/no-projects/no-projects';
import { PageOpening } from '@/sections/page-opening/page-opening';
import { ProjectCategories } from '@/sections/project-categories/project-categories';
import { ProjectGrid } from '@/sections/project-grid/project-grid';
import * as s from '../portfolio/portfolio.module.scss';

/** The portfolio page for one category: the same page, with its styles, and another category selected. */
export function ProjectCategoryPage({ data }: { data: ProjectCategoryData }) {
  const { title, lead, path, projects, pagination } = data;
  return (
    <>
      <PageOpening title={title} lead={lead} />
      <section aria-label={title} className={s.root}>
        <ProjectCategories current={path} />
        {projects.length > 0 ? (
          <>
            <ProjectGrid wide first className={s.projects} projects={projects} headingLevel={2} />
            <Pagination
              label={fill(words.categoryPages, { title })}
              className={s.pages}
              page={pagination.page}
              paths={pagination.paths}
            />
          </>
        ) : (
          <NoProjects />
        )}
      </section>
    </>
  );
}
