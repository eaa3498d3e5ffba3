import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import * as s from './clients.module.scss';

export interface ClientsProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** Names the section for screen readers. */
  title: string;
  names: readonly string[];
}

/** The names of the agency's clients in one line. It moves with the scroll, and never by itself. */
export function Clients({ title, names, className, ...rest }: ClientsProps) {
  return (
    <section aria-label={title} className={cx(s.root, className)} {...rest}>
      <ul role="list" className={s.names}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
