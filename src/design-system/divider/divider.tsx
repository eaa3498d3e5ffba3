import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import { waveLine } from '@/lib/figures/wave-line';
import * as s from './divider.module.scss';

export type DividerVariant = 'line' | 'wave';
export type DividerRule = 'hairline' | 'strong' | 'text';

export interface DividerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** `line` is a rule across the parent; `wave` a short bar in the accent colour. @default 'line' */
  variant?: DividerVariant;
  /** How much the rule shows: `text` has the colour of the words around it. Without meaning for a wave. @default 'hairline' */
  rule?: DividerRule;
  /** Draws the wave from its start when it turns from `waiting` to `drawn`; left out, it is simply there. */
  draw?: 'waiting' | 'drawn';
}

const wave = { width: 96, height: 12, period: 16, amplitude: 4.5 };
/** Cut a quarter period in, so that the bar begins and ends on a crest. */
const start = wave.period / 4;
const path = waveLine({
  width: wave.width + wave.period,
  period: wave.period,
  amplitude: wave.amplitude,
  baseline: wave.height / 2,
});

/** Parts what follows from what came before; it only decorates, so assistive technology passes over it. */
export function Divider({ variant = 'line', rule = 'hairline', draw, className, ...rest }: DividerProps) {
  return (
    <div
      className={cx(s.root, className)}
      data-variant={variant}
      data-rule={variant === 'line' ? rule : undefined}
      data-draw={draw}
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
