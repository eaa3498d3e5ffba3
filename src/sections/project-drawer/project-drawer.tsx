import { useId } from 'react';
import type { Project } from '@/content/schema';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { Chip } from '@/design-system/chip/chip';
import { Drawer } from '@/design-system/drawer/drawer';
import { Plate } from '@/design-system/plate/plate';
import { TextLink } from '@/design-system/text-link/text-link';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { waveLine } from '@/lib/figures/wave-line';
import type { Plate as PlateData } from '@/lib/plate';
import { pathTo } from '@/routes/paths';
import * as s from './project-drawer.module.scss';

export interface ProjectDrawerProps {
  project: Project;
  plate: PlateData | undefined;
  open: boolean;
  onClose: () => void;
  /** Where focus goes at the end if the drawer was opened by its address. */
  returnTo?: () => HTMLElement | null | undefined;
}

const technologyGroups = [
  ['frontend', 'Frontend'],
  ['backend', 'Backend'],
  ['deployment', 'Deployment'],
] as const;

const bullet = waveLine({ width: 20, period: 10, amplitude: 3, baseline: 6 });

/** All there is to say about a project without leaving the page. */
export function ProjectDrawer({ project, plate, open, onClose, returnTo }: ProjectDrawerProps) {
  const titleId = useId();
  const { title, subtitle, description, imageAlt, features, technologies, tags } = project;
  const of = <VisuallyHidden> of {title}</VisuallyHidden>;

  return (
    <Drawer
      open={open}
      title="Project details"
      subject={titleId}
      onClose={onClose}
      returnTo={returnTo}
      footer={
        <div className={s.actions}>
          <Button variant="signal" icon={<Icon name="external-link" size={18} />} href={project.demoLink}>
            <span>Demo{of}</span>
          </Button>
          <Button variant="outline" icon={<Icon name="code" size={18} />} href={project.githubLink}>
            <span>Source{of}</span>
          </Button>
        </div>
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
      <section className={s.part}>
        <h3 className={s.heading}>Features</h3>
        <ul role="list">
          {features.map((feature) => (
            <li key={feature} className={s.feature}>
              <svg className={s.bullet} viewBox="0 0 20 12" aria-hidden="true">
                <path d={bullet} />
              </svg>
              {feature}
            </li>
          ))}
        </ul>
      </section>
      <section className={s.part}>
        <h3 className={s.heading}>Technologies</h3>
        <dl className={s.technologies}>
          {technologyGroups.map(([group, label]) => (
            <div key={group}>
              <dt>{label}</dt>
              {technologies[group].map((technology) => (
                <dd key={technology}>{technology}</dd>
              ))}
            </div>
          ))}
        </dl>
      </section>
      <ul role="list" className={s.tags} aria-label="Tags">
        {tags.map((tag) => (
          <li key={tag}>
            <Chip>{tag}</Chip>
          </li>
        ))}
      </ul>
      <p className={s.part}>
        <TextLink arrow href={pathTo('project', { id: project.id })}>
          Open the full page
        </TextLink>
      </p>
    </Drawer>
  );
}
