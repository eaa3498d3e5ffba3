import { useId, type ComponentProps } from 'react';
import * as words from '@generated/yaml/words/service';
import { cx } from '@/lib/cx';
import * as s from './deliverables.module.scss';

export interface DeliverablesProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The deliverables, most important first. */
  items: readonly { title: string; text: string }[];
}

/** The results that a client receives at the end of a service. */
export function Deliverables({ items, className, ...rest }: DeliverablesProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={cx(s.root, className)} {...rest}>
      <div className={s.columns}>
        <h2 id={titleId} className={s.title}>
          {words.receive}
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
