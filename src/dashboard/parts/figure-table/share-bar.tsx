import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import * as s from './share-bar.module.scss';

export interface ShareBarProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** From 0; past 1 it is full and of the colour that says so. */
  share: number;
  /** Whether more than all is too much, as for planned time. @default false */
  limited?: boolean;
}

/** A share as a bar beside its figure: it only repeats what is written there. */
export function ShareBar({ share, limited = false, className, ...rest }: ShareBarProps) {
  return (
    // Drawn, not painted as a ground: paper and forced colours leave drawings as they are.
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
