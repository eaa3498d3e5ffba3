import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import { waveLine } from '@/lib/illustrations/wave-line';
import * as s from './divider.module.scss';

export type DividerVariant = 'line' | 'wave';
export type DividerRule = 'hairline' | 'text';

export interface DividerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** `line` is a rule across the parent; `wave` is a short bar in the accent colour. @default 'line' */
  variant?: DividerVariant;
  /** Contrast of the line: `text` uses the current text colour. Ignored by `wave`. @default 'hairline' */
  rule?: DividerRule;
}

const wave = { width: 96, height: 12, period: 16, amplitude: 4.5 };
/** Starts a quarter period in, so that the bar begins and ends on a crest. */
const start = wave.period / 4;
const path = waveLine({
  width: wave.width + wave.period,
  period: wave.period,
  amplitude: wave.amplitude,
  baseline: wave.height / 2,
});

/** A decorative separator between two parts of a page, hidden from assistive technology. */
export function Divider({ variant = 'line', rule = 'hairline', className, ...rest }: DividerProps) {
  return (
    <div
      className={cx(s.root, className)}
      data-variant={variant}
      data-rule={variant === 'line' ? rule : undefined}
      aria-hidden="true"
      {...rest}
    >
      {variant === 'wave' && (
        <svg
          className={s.wave}
          viewBox={`${start} 0 ${wave.width} ${wave.height}`}
          width={wave.width}
          height={wave.height}
          focusable="false"
        >
          <path d={path} pathLength={1} />
        </svg>
      )}
    </div>
  );
}
