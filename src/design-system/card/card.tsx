import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/lib/cx';
import * as s from './card.module.scss';

export type CardVariant = 'cell' | 'bare';

export interface CardProps extends ComponentProps<'article'> {
  /** `cell` uses the hairlines of its grid, `bare` has no edges and no ground. */
  variant: CardVariant;
  /** Fills the card's width above the text. */
  media?: ReactNode;
  /** Aligned to the bottom, level with the footers of neighbouring cards. */
  footer?: ReactNode;
}

/** One item of a set: a picture, text and actions. Square corners, because it is not a control. */
export function Card({ variant, media, footer, className, children, ...rest }: CardProps) {
  return (
    <article
      className={cx(s.root, className)}
      data-variant={variant}
      data-swell={variant === 'bare' ? '' : undefined}
      {...rest}
    >
      {media}
      <div className={s.body}>{children}</div>
      {footer && <div className={s.footer}>{footer}</div>}
    </article>
  );
}
