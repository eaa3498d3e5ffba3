import type { Ref } from 'react';
import type { Project } from '@/content/schema';
import { Button } from '@/design-system/button/button';
import { Card } from '@/design-system/card/card';
import { Chip } from '@/design-system/chip/chip';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { Plate } from '@/design-system/plate/plate';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import type { Plate as PlateData } from '@/lib/plate';
import * as s from './project-card.module.scss';

export interface ProjectCardProps {
  project: Project;
  plate: PlateData | undefined;
  onOpen: (project: { id: string }) => void;
  /** The 'View Details' button, to which focus comes back. */
  buttonRef?: Ref<HTMLButtonElement>;
}

/** A project in short, with the way to its details, the thing itself and its source. */
export function ProjectCard({ project, plate, onOpen, buttonRef }: ProjectCardProps) {
  const { id, title, subtitle, summary, imageAlt, tags, demoLink, githubLink } = project;
  const of = <VisuallyHidden> of {title}</VisuallyHidden>;
  return (
    <Card
      variant="bare"
      media={<div className={s.picture}>{plate && <Plate plate={plate} alt={imageAlt} fit="cover" />}</div>}
      footer={
        <div className={s.actions}>
          <Button ref={buttonRef} size="compact" aria-haspopup="dialog" onClick={() => onOpen({ id })}>
            View Details{of}
          </Button>
          <Link href={demoLink} className={s.link}>
            <Icon name="external-link" />
            <span>Demo{of}</span>
          </Link>
          <Link href={githubLink} className={s.link}>
            <Icon name="code" />
            <span>Source{of}</span>
          </Link>
        </div>
      }
    >
      <p className={s.subtitle}>{subtitle}</p>
      <h3 className={s.title}>{title}</h3>
      <p className={s.summary}>{summary}</p>
      <ul role="list" className={s.tags}>
        {tags.map((tag) => (
          <li key={tag}>
            <Chip>{tag}</Chip>
          </li>
        ))}
      </ul>
    </Card>
  );
}
