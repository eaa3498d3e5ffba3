import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import { waveLine } from '@/lib/illustrations/wave-line';
import * as s from './feature-list.module.scss';

export interface FeatureListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  features: readonly string[];
}

const bullet = waveLine({ width: 20, period: 10, amplitude: 3, baseline: 6 });

/** A project's features, each with a short wave before it. */
export function FeatureList({ features, className, ...rest }: FeatureListProps) {
  return (
    <ul role="list" className={cx(s.root, className)} {...rest}>
      {features.map((feature) => (
        <li key={feature} className={s.feature}>
          <svg className={s.bullet} viewBox="0 0 20 12" aria-hidden="true">
            <path d={bullet} />
          </svg>
          {feature}
        </li>
      ))}
    </ul>
  );
}
