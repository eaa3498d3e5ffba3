import type { ComponentProps } from 'react';
import { backend, deployment, frontend } from '@generated/yaml/words/technologies';
import type { ProjectDoc } from '@/content/schema/entries';
import { cx } from '@/lib/cx';
import * as s from './technologies.module.scss';

export interface TechnologiesProps extends Omit<ComponentProps<'dl'>, 'children'> {
  technologies: ProjectDoc['technologies'];
}

const labels = { frontend, backend, deployment };
const groups = ['frontend', 'backend', 'deployment'] as const;

/** Whether a project lists any technologies. */
export const hasTechnologies = (technologies: ProjectDoc['technologies']) =>
  groups.some((group) => technologies[group].length > 0);

/** A project's technologies: front end, back end and deployment. */
export function Technologies({ technologies, className, ...rest }: TechnologiesProps) {
  return (
    <dl className={cx(s.root, className)} {...rest}>
      {groups
        .filter((group) => technologies[group].length > 0)
        .map((group) => (
          <div key={group} className={s.group}>
            <dt className={s.label}>{labels[group]}</dt>
            {technologies[group].map((technology) => (
              <dd key={technology}>{technology}</dd>
            ))}
          </div>
        ))}
    </dl>
  );
}
