import * as words from '@generated/yaml/words/projectCard';
import type { Project } from '@/content/schema/picked';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { fill } from '@/lib/fill';
import * as s from './project-links.module.scss';

export interface ProjectLinksProps {
  project: Pick<Project, 'title' | 'demoLink' | 'githubLink'>;
}

/** Whether a project has a demo or source code to link to. */
export const hasLinks = ({ demoLink, githubLink }: ProjectLinksProps['project']) =>
  Boolean(demoLink ?? githubLink);

/** The links to a project's demo and source code, if it has any. */
export function ProjectLinks({ project: { title, demoLink, githubLink } }: ProjectLinksProps) {
  const of = <VisuallyHidden> {fill(words.of, { title })}</VisuallyHidden>;
  return (
    <div className={s.root}>
      {demoLink && (
        <Button variant="signal" icon={<Icon name="external-link" size={18} />} href={demoLink}>
          <span>
            {words.demo}
            {of}
          </span>
        </Button>
      )}
      {githubLink && (
        <Button variant="outline" icon={<Icon name="code" size={18} />} href={githubLink}>
          <span>
            {words.source}
            {of}
          </span>
        </Button>
      )}
    </div>
  );
}
