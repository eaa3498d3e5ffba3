import { useId, type ComponentProps } from 'react';
import * as words from '@generated/yaml/words/about';
import { cx } from '@/lib/cx';
import * as s from './values.module.scss';

export interface ValuesProps extends Omit<ComponentProps<'section'>, 'children'> {
  items: readonly { title: string; text: string }[];
}

/** The agency's values, kept even when they cost something. */
export function Values({ items, className, ...rest }: ValuesProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={cx(s.root, className)} {...rest}>
      <div className={s.columns}>
        <h2 id={titleId} className={s.title}>
          {words.values}
        </h2>
        <ul role="list" className={s.items}>
          {items.map(({ title, text }) => (
            <li key={title} className={s.item}>
              <h3 className={s.name}>{title}</h3>
              <p className={s.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
