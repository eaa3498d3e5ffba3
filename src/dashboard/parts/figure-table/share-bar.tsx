import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import * as s from './share-bar.module.scss';

export interface ShareBarProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** From 0. A value above 1 fills the bar. */
  share: number;
  /** Uses the warning colour for a share above 1, as for planned time. @default false */
  limited?: boolean;
}

/** A share as a bar. Decorative, because the number is beside it. */
export function ShareBar({ share, limited = false, className, ...rest }: ShareBarProps) {
  return (
    // SVG instead of a CSS background, because print and forced colours remove backgrounds.
    <svg
      className={cx(s.root, className)}
      data-over={(limited && share > 1) || undefined}
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <rect className={s.track} width="100%" height="100%" rx="3" />
      <rect className={s.share} width={`${Math.min(Math.max(share, 0), 1) * 100}%`} height="100%" rx="3" />
    </svg>
  );
}
