import { useEffect, useId, useRef, useState } from 'react';
import * as words from '@generated/yaml/words/portfolio';
import type { PortfolioData, PortfolioIndex } from '@/content/page-data';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { Pagination } from '@/design-system/pagination/pagination';
import { portfolioIndex } from '@/platform/portfolio-index';
import { NoProjects } from '@/sections/no-projects/no-projects';
import { PageOpening } from '@/sections/page-opening/page-opening';
import { ProjectCategories } from '@/sections/project-categories/project-categories';
import { ProjectFilter } from '@/sections/project-filter/project-filter';
import { ProjectGrid } from '@/sections/project-grid/project-grid';
import { FilterNote } from './filter-note';
import * as s from './portfolio.module.scss';
import { usePortfolioFilter } from './use-portfolio-filter';

export interface PortfolioPageProps {
  data: PortfolioData;
  /** Loads the list that the filter searches. @default portfolioIndex */
  load?: () => Promise<PortfolioIndex>;
}

/** All projects, twelve per page, filtered by category, service and tag. */
export function PortfolioPage({ data, load = portfolioIndex }: PortfolioPageProps) {
  const { title, lead, tags, services, pagination } = data;
  const { filter, page, result, choose, clear, retry } = usePortfolioFilter(data, load);
  const isReady = result.status === 'ready';

  const filterId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  // The router sees no new page when the filtered list turns a page, so the focus moves to its start here.
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    if (isReady) note.current?.focus();
  }, [page, isReady]);

  return (
    <>
      <PageOpening title={title} lead={lead} />
      <section aria-label={words.label} className={s.root}>
        <div className={s.bar}>
          <ProjectCategories />
          {data.projects.length > 0 && (
            <Button
              ref={toggle}
              variant="outline"
              size="compact"
              className={s.toggle}
              aria-expanded={isOpen}
              aria-controls={isOpen ? filterId : undefined}
              icon={<Icon name="sliders" size={18} />}
              onClick={() => setIsOpen(!isOpen)}
            >
              {words.filter}
            </Button>
          )}
        </div>
        {isOpen && (
          <ProjectFilter
            id={filterId}
            className={s.filter}
            tags={tags}
            services={services}
            filter={filter}
            onApproach={() => void load().catch(() => {})}
            onChoose={choose}
          />
        )}
        <FilterNote
          ref={note}
          result={result}
          filter={filter}
          services={services}
          onClear={() => {
            // The button disappears with the filter that it clears.
            toggle.current?.focus();
            clear();
          }}
          onRetry={() => {
            note.current?.focus();
            retry();
          }}
        />
        {result.status === 'off' && data.projects.length === 0 && <NoProjects />}
        {result.status !== 'unknown' && (
          <>
            <div aria-busy={result.status === 'loading'} className={s.projects}>
              <ProjectGrid wide first projects={isReady ? result.projects : data.projects} headingLevel={2} />
            </div>
            <Pagination
              label={words.pages}
              className={s.pages}
              page={isReady ? result.page : pagination.page}
              paths={isReady ? result.paths : pagination.paths}
            />
          </>
        )}
      </section>
    </>
  );
}
