import type { ReactNode } from 'react';
import * as s from './fact-list.module.scss';

export interface Fact {
  name: string;
  /** Without one it says that there is none. */
  value: string;
  /** A word on it: `Cannot be changed`. */
  note?: ReactNode;
}

/** Facts that are read and not changed here, each with its name. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={s.root}>
      {facts.map(({ name, value, note }) => (
        <div key={name} className={s.fact}>
          <dt className={s.name}>{name}</dt>
          <dd className={s.value} data-empty={value.trim() === '' || undefined}>
            {value.trim() === '' ? 'Not given' : value}
          </dd>
          {note && <dd className={s.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
