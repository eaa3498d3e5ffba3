import type { Ref } from 'react';
import * as words from '@generated/yaml/words/projectCard';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import type { Project } from '@/content/schema/picked';
import { fill } from '@/lib/fill';
import { pathTo } from '@/routes/paths';
import * as s from './project-actions.module.scss';

export interface ProjectActionsProps {
  project: Pick<Project, 'id' | 'title' | 'demoLink' | 'githubLink'>;
  onOpen: (project: { id: string }) => void;
  /** The 'View Details' button, to which the focus returns. */
  buttonRef?: Ref<HTMLButtonElement>;
}

/** The links to a project's details and, if they have URLs, to its demo and source code. */
export function ProjectActions({ project, onOpen, buttonRef }: ProjectActionsProps) {
  const { id, title, demoLink, githubLink } = project;
  const of = <VisuallyHidden> {fill(words.of, { title })}</VisuallyHidden>;
  return (
    <div className={s.root}>
      <Button
        ref={buttonRef}
        className={s.opener}
        size="compact"
        aria-haspopup="dialog"
        onClick={() => onOpen({ id })}
      >
        {words.details}
        {of}
      </Button>
      <noscript>
        <Link className={s.link} href={pathTo('project', { id })}>
          {words.details}
          {of}
        </Link>
      </noscript>
      {demoLink && (
        <Link href={demoLink} className={s.link}>
          <Icon name="external-link" />
          <span>
            {words.demo}
            {of}
          </span>
        </Link>
      )}
      {githubLink && (
        <Link href={githubLink} className={s.link}>
          <Icon name="code" />
          <span>
            {words.source}
            {of}
          </span>
        </Link>
      )}
    </div>
  );
}
