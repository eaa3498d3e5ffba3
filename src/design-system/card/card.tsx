import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/lib/cx';
import * as s from './card.module.scss';

export type CardVariant = 'panel' | 'cell' | 'bare';

export interface CardProps extends ComponentProps<'article'> {
  /** `panel` has a hairline of its own, `cell` lies in a grid that draws the hairlines, `bare` stands on the page. @default 'panel' */
  variant?: CardVariant;
  /** Runs from edge to edge above the words. */
  media?: ReactNode;
  /** Stands at the foot, level with the feet of its neighbours. */
  footer?: ReactNode;
}

/** One thing of several alike: a picture, words and what can be done with it. Square, as it is looked at. */
export function Card({ variant = 'panel', media, footer, className, children, ...rest }: CardProps) {
  return (
    <article className={cx(s.root, className)} data-variant={variant} {...rest}>
      {media}
      <div className={s.body}>{children}</div>
      {footer && <div className={s.footer}>{footer}</div>}
    </article>
  );
}
