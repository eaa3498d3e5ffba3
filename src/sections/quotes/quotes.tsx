import { useId, type ComponentProps } from 'react';
import * as words from '@generated/yaml/words/quotation';
import type { QuoteData } from '@/content/block-data';
import { cx } from '@/lib/cx';
import { fill } from '@/lib/fill';
import { Speaker } from '../quote/speaker';
import * as s from './quotes.module.scss';

export interface QuotesProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  title?: string;
  quotes: readonly QuoteData[];
}

/** Quotes of several clients, side by side. */
export function Quotes({ title, quotes, className, ...rest }: QuotesProps) {
  const titleId = useId();
  return (
    <section className={cx(s.root, className)} aria-labelledby={title && titleId} {...rest}>
      {title && (
        <h2 id={titleId} className={s.title}>
          {title}
        </h2>
      )}
      <ul role="list" className={s.list}>
        {quotes.map(({ text, name, role, number, portrait }) => (
          <li key={`${name} ${text}`} className={s.item}>
            <figure className={s.quote}>
              <blockquote className={s.text}>
                <p>{fill(words.quoted, { text })}</p>
              </blockquote>
              <figcaption>
                <Speaker name={name} position={role} portrait={portrait} />
              </figcaption>
            </figure>
            {number && (
              <p className={s.number}>
                <span className={s.value}>{number.value}</span>{' '}
                <span className={s.label}>{number.label}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
