import type { ComponentProps } from 'react';
import * as words from '@generated/yaml/words/quotation';
import { cx } from '@/lib/cx';
import { fill } from '@/lib/fill';
import * as s from './quote.module.scss';
import { Speaker, type SpeakerProps } from './speaker';

export interface QuoteProps extends Omit<ComponentProps<'div'>, 'children' | 'role'>, SpeakerProps {
  text: string;
  /** The result of the work, in one metric. */
  number?: { value: string; label: string };
}

/** A client's quote, set as a large statement. */
export function Quote({ text, name, position, portrait, number, className, ...rest }: QuoteProps) {
  return (
    <div className={cx(s.root, className)} {...rest}>
      <figure className={s.inner}>
        <blockquote className={s.text}>
          <p>{fill(words.quoted, { text })}</p>
        </blockquote>
        <figcaption className={s.source}>
          <Speaker name={name} position={position} portrait={portrait} />
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
