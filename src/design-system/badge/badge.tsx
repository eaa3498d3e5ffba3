import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import * as s from './badge.module.scss';

export type BadgeTone = 'ok' | 'warn' | 'attention' | 'neutral';

export interface BadgeProps extends ComponentProps<'span'> {
  /** @default 'neutral' */
  tone?: BadgeTone;
}

/** A short status label. The text carries the meaning; the colour only repeats it. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span className={cx(s.root, className)} data-tone={tone} {...rest} />;
}
