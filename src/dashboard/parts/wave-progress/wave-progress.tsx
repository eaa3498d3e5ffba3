import type { ComponentProps, CSSProperties } from 'react';
import { cx } from '@/lib/cx';
import * as s from './wave-progress.module.scss';

export interface WaveProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is under way: the name of the line. */
  label: string;
  /** From 0 to `max`; more is drawn as full and told as it is. */
  value: number;
  /** @default 100 */
  max?: number;
  /** How the value is said: `12 of 20 lessons`. @default the share in per cent */
  valueText?: string;
}

/** How far something is, as a wave drawn over a fainter one. Its figure stands beside it: the line shows no number. */
export function WaveProgress({
  label,
  value,
  max = 100,
  valueText,
  className,
  style,
  ...rest
}: WaveProgressProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(Math.max(value, 0), max)}
      aria-valuetext={valueText ?? `${Math.round((max > 0 ? value / max : 0) * 100)}%`}
      className={cx(s.root, className)}
      style={{ ...style, '--share': share } as CSSProperties}
      {...rest}
    >
      <span className={s.line} />
    </div>
  );
}
