import { useId, type ComponentProps } from 'react';
import * as words from '@generated/yaml/words/about';
import { cx } from '@/lib/cx';
import * as s from './history.module.scss';

export interface HistoryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Oldest first. */
  items: readonly { year: string; text: string }[];
}

/** The agency's history, year by year. */
export function History({ items, className, ...rest }: HistoryProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={cx(s.root, className)} data-ground="dark" {...rest}>
      <div className={s.inner}>
        <h2 id={titleId} className={s.title}>
          {words.history}
        </h2>
        <ol role="list">
          {items.map(({ year, text }) => (
            <li key={year} className={s.item}>
              <h3 className={s.year}>{year}</h3>
              <p className={s.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
