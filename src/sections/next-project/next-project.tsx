import { useId, type ComponentProps } from 'react';
import * as cursorWords from '@generated/yaml/words/cursor';
import * as words from '@generated/yaml/words/project';
import type { ProjectCardData } from '@/content/card-data';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { Plate } from '@/design-system/plate/plate';
import { cx } from '@/lib/cx';
import { useLineFlood } from '@/motion/use-line-flood';
import * as s from './next-project.module.scss';

export interface NextProjectProps extends Omit<ComponentProps<'section'>, 'children' | 'ref'> {
  project: Pick<ProjectCardData, 'path' | 'title' | 'summary' | 'image'>;
}

/**
 * The link at the end of a case study to the next one. The project's picture fills the page, and all of it is the
 * link.
 */
export function NextProject({ project, className, ...rest }: NextProjectProps) {
  const titleId = useId();
  const ref = useLineFlood<HTMLElement>();
  const { path, title, summary, image } = project;
  return (
    <section
      ref={ref}
      className={cx(s.root, className)}
      data-ground="dark"
      data-swell=""
      aria-labelledby={titleId}
      {...rest}
    >
      <div className={s.picture} data-wipe="" data-cursor-word={cursorWords.open}>
        <Plate plate={image} alt="" fit="cover" />
      </div>
      <div className={s.words}>
        <p className={s.label}>{words.next}</p>
        <h2 id={titleId} className={s.title}>
          <Link href={path} className={s.link}>
            {title}
          </Link>
        </h2>
        <p className={s.summary}>{summary}</p>
        <Icon name="arrow-right" size={28} className={s.arrow} />
      </div>
    </section>
  );
}
