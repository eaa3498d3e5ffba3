import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/lib/cx';
import * as s from './fact-list.module.scss';

export interface Fact {
  label: string;
  /** One value, or several in a column. */
  value: ReactNode | readonly ReactNode[];
}

export interface FactListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  facts: readonly Fact[];
}

const valuesOf = ({ value }: Fact): readonly ReactNode[] => (Array.isArray(value) ? value : [value]);

/** Key facts: names and their values under one rule, side by side where there is room. */
export function FactList({ facts, className, ...rest }: FactListProps) {
  return (
    <dl className={cx(s.root, className)} {...rest}>
      {facts.map((fact) => (
        <div key={fact.label} className={s.fact}>
          <dt className={s.label}>{fact.label}</dt>
          {valuesOf(fact).map((value, index) => (
            <dd key={index} className={s.value}>
              {value}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
