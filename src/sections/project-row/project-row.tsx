import { useId, type ComponentProps } from 'react';
import type { PageLink, ProjectCardData } from '@/content/card-data';
import { TextLink } from '@/design-system/text-link/text-link';
import { cx } from '@/lib/cx';
import { ProjectGrid } from '../project-grid/project-grid';
import * as s from './project-row.module.scss';

export interface ProjectRowProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  title: string;
  projects: readonly ProjectCardData[];
  /** The link to all projects, beside the title. */
  more: PageLink;
}

/** A selection of projects under a title. Beside two projects, the title takes the column of the third. */
export function ProjectRow({ title, projects, more, className, ...rest }: ProjectRowProps) {
  const titleId = useId();
  return (
    <section
      className={cx(s.root, className)}
      aria-labelledby={titleId}
      data-title={projects.length === 2 ? 'beside' : 'above'}
      {...rest}
    >
      <div className={s.head}>
        <h2 className={s.title} id={titleId}>
          {title}
        </h2>
        <TextLink arrow href={more.path}>
          {more.label}
        </TextLink>
      </div>
      <ProjectGrid className={s.projects} projects={projects} />
    </section>
  );
}
