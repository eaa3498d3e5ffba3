import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import * as s from './fact-list.module.scss';

export interface Fact {
  name: string;
  /** Empty for a value that is not given. */
  value: string;
  note?: ReactNode;
}

export interface FactListProps {
  facts: readonly Fact[];
  className?: string;
}

/** Read-only facts, each with its name. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={cx(s.root, className)}>
      {facts.map(({ name, value, note }) => (
        <div key={name} className={s.fact}>
          <dt className={s.name}>{name}</dt>
          <dd className={s.value} data-empty={value.trim() === '' || undefined}>
            {value.trim() === '' ? 'None' : value}
          </dd>
          {note && <dd className={s.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
