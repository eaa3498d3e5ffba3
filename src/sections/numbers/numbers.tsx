import { useId, type ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import { useReveal } from '@/motion/use-reveal';
import * as s from './numbers.module.scss';

export interface NumbersProps extends Omit<ComponentProps<'section'>, 'children' | 'ref' | 'title'> {
  title: string;
  /** Up to three share a row, more have rows of three. The label says what was measured, how and against what. */
  numbers: readonly { value: string; label: string }[];
}

/** The results of the work as large metrics, each with a sentence that makes it verifiable. */
export function Numbers({ title, numbers, className, ...rest }: NumbersProps) {
  const titleId = useId();
  const ref = useReveal<HTMLElement>();
  return (
    <section
      ref={ref}
      className={cx(s.root, className)}
      data-ground="dark"
      aria-labelledby={titleId}
      {...rest}
    >
      <div className={s.inner}>
        <h2 id={titleId} className={s.title}>
          {title}
        </h2>
        <ul role="list" className={s.list} data-rows={numbers.length > 3 ? 'several' : 'one'}>
          {numbers.map(({ value, label }) => (
            <li key={label} className={s.number}>
              <p className={s.value}>{value}</p>
              <p className={s.label}>{label}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
