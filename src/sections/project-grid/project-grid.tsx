import type { ComponentProps } from 'react';
import { mostWide, type ProjectCardData } from '@/content/card-data';
import { cx } from '@/lib/cx';
import { useMoves } from '@/motion/use-moves';
import { layoutAmong, ProjectCard } from '../project-card/project-card';
import * as s from './project-grid.module.scss';

export interface ProjectGridProps extends Omit<ComponentProps<'ul'>, 'children' | 'ref'> {
  /** Nothing is rendered for an empty list. The page explains an empty list. */
  projects: readonly ProjectCardData[];
  /** The level of the titles in the page's outline. @default 3 */
  headingLevel?: 2 | 3;
  /** Whether the list has the width of its page: one or two projects then have a row each. @default false */
  wide?: boolean;
  /** Whether it begins with the first picture of its page, which loads at once. @default false */
  first?: boolean;
}

/** One project has a row, two share one, more are in rows of three. */
const arrangements = ['none', 'one', 'two', 'many'] as const;

/** Projects side by side. In a row of three, every second one is a step lower. Each card links to its case study. */
export function ProjectGrid({
  projects,
  headingLevel = 3,
  wide = false,
  first = false,
  className,
  ...rest
}: ProjectGridProps) {
  const ref = useMoves<HTMLUListElement>(projects.map(({ id }) => id));
  if (projects.length === 0) return null;
  const arrangement =
    wide && projects.length <= mostWide ? 'wide' : arrangements[Math.min(projects.length, 3)];
  return (
    <ul ref={ref} role="list" className={cx(s.root, className)} data-arrangement={arrangement} {...rest}>
      {projects.map((project, index) => (
        <li key={project.id} className={s.item}>
          <ProjectCard
            project={project}
            href={project.path}
            headingLevel={headingLevel}
            layout={layoutAmong(index, projects.length, wide)}
            first={first && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
