import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import * as s from './facts.module.scss';

export interface FactsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The value catches the eye: '12', '98 %', '4 weeks'. */
  items: readonly { value: string; label: string }[];
}

/** A few metrics, each large above its label. */
export function Facts({ items, className, ...rest }: FactsProps) {
  return (
    <dl className={cx(s.root, className)} {...rest}>
      {items.map(({ value, label }) => (
        <div key={label} className={s.item}>
          <dt className={s.label}>{label}</dt>
          <dd className={s.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
