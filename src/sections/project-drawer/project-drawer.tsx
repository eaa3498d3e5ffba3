import { useId } from 'react';
import * as words from '@generated/yaml/words/projectDrawer';
import type { Project } from '@/content/schema/picked';
import { Chip } from '@/design-system/chip/chip';
import { Drawer } from '@/design-system/drawer/drawer';
import { Plate } from '@/design-system/plate/plate';
import { TextLink } from '@/design-system/text-link/text-link';
import type { Plate as PlateData } from '@/lib/plate';
import { pathTo } from '@/routes/paths';
import { FeatureList } from '../project-anatomy/feature-list';
import { hasTechnologies, Technologies } from '../project-anatomy/technologies';
import { hasLinks, ProjectLinks } from '../project-links/project-links';
import * as s from './project-drawer.module.scss';

export interface ProjectDrawerProps {
  project: Project;
  plate: PlateData | undefined;
  open: boolean;
  onClose: () => void;
  /** Focus target after closing if the drawer was opened by its URL. */
  returnTo?: () => HTMLElement | null | undefined;
}

/** All details of a project, without leaving the page. */
export function ProjectDrawer({ project, plate, open, onClose, returnTo }: ProjectDrawerProps) {
  const titleId = useId();
  const { title, subtitle, description, imageAlt, features, technologies, tags } = project;

  return (
    <Drawer
      open={open}
      title={words.title}
      subject={titleId}
      onClose={onClose}
      returnTo={returnTo}
      footer={
        hasLinks(project) && (
          <div className={s.actions}>
            <ProjectLinks project={project} />
          </div>
        )
      }
    >
      <div className={s.picture}>
        {plate && <Plate plate={plate} alt={imageAlt} fit="cover" loading="eager" />}
      </div>
      <div className={s.intro}>
        <p className={s.subtitle}>{subtitle}</p>
        <h2 id={titleId} className={s.title}>
          {title}
        </h2>
        <p className={s.description}>{description}</p>
      </div>
      {features.length > 0 && (
        <section className={s.part}>
          <h3 className={s.heading}>{words.features}</h3>
          <FeatureList features={features} />
        </section>
      )}
      {hasTechnologies(technologies) && (
        <section className={s.part}>
          <h3 className={s.heading}>{words.technologies}</h3>
          <Technologies technologies={technologies} className={s.technologies} />
        </section>
      )}
      <ul role="list" className={s.tags} aria-label={words.tags}>
        {tags.map((tag) => (
          <li key={tag}>
            <Chip>{tag}</Chip>
          </li>
        ))}
      </ul>
      <p className={s.part}>
        <TextLink arrow href={pathTo('project', { id: project.id })}>
          {words.fullPage}
        </TextLink>
      </p>
    </Drawer>
  );
}
