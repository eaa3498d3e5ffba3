import type { ComponentProps, CSSProperties } from 'react';
import { cx } from '@/lib/cx';
import * as s from './wave-progress.module.scss';

export interface WaveProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string;
  /** From 0 to `max`. A larger value shows a full bar, and its percentage is announced unchanged. */
  value: number;
  /** @default 100 */
  max?: number;
  /** Text for screen readers: `12 of 20 lessons`. @default the percentage */
  valueText?: string;
}

/** A progress bar drawn as a wave. It shows no number, so place the number beside it. */
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
