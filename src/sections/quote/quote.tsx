import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import * as s from './quote.module.scss';

export interface QuoteProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  text: string;
  name: string;
  /** Who they are: 'Head of operations, Avery Crossings'. */
  position: string;
  /** What came of it, in one figure. */
  number?: { value: string; label: string };
}

/** What a client says, set as the statement it is. */
export function Quote({ text, name, position, number, className, ...rest }: QuoteProps) {
  return (
    <div className={cx(s.root, className)} {...rest}>
      <figure className={s.inner}>
        <blockquote className={s.text}>
          <p>{`“${text}”`}</p>
        </blockquote>
        <figcaption className={s.source}>
          <span className={s.name}>{name}</span>
          <span>{position}</span>
        </figcaption>
      </figure>
      {number && (
        <p className={s.number}>
          <span className={s.value}>{number.value}</span> <span className={s.label}>{number.label}</span>
        </p>
      )}
    </div>
  );
}
