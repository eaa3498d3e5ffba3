import { useId, type ComponentProps } from 'react';
import * as words from '@generated/yaml/words/project';
import type { ProjectDoc } from '@/content/schema/entries';
import { cx } from '@/lib/cx';
import { FeatureList } from './feature-list';
import * as s from './project-anatomy.module.scss';
import { hasTechnologies, Technologies } from './technologies';

export interface ProjectAnatomyProps extends Omit<ComponentProps<'div'>, 'children'> {
  features: readonly string[];
  technologies: ProjectDoc['technologies'];
}

/** A project's features and technologies side by side, for readers who want the details. */
export function ProjectAnatomy({ features, technologies, className, ...rest }: ProjectAnatomyProps) {
  const id = useId();
  const hasFeatures = features.length > 0;
  const isBuilt = hasTechnologies(technologies);
  if (!hasFeatures && !isBuilt) return null;
  return (
    <div className={cx(s.root, className)} {...rest}>
      <div className={s.inner}>
        {hasFeatures && (
          <section aria-labelledby={`${id}-does`} className={s.part}>
            <h2 id={`${id}-does`} className={s.title}>
              {words.does}
            </h2>
            <FeatureList features={features} className={s.list} />
          </section>
        )}
        {isBuilt && (
          <section aria-labelledby={`${id}-with`} className={s.part}>
            <h2 id={`${id}-with`} className={s.title}>
              {words.builtWith}
            </h2>
            <Technologies technologies={technologies} className={s.list} />
          </section>
        )}
      </div>
    </div>
  );
}
