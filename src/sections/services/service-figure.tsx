import { easeInOut } from '@/motion/ease-in-out';
import { useEffect, useImperativeHandle, useRef, type ComponentProps, type Ref } from 'react';
import type { FigureId } from '@/content/schema/entries';
import { cx } from '@/lib/cx';
import { figureBox, stretched } from '@/lib/illustrations/curve';
import { serviceFigures, type Figure } from '@/lib/illustrations/service-figures';
import { onFrame } from '@/motion/frame-loop';
import { prefersReducedMotion } from '@/motion/preferences';
import * as s from './service-figure.module.scss';

const figures: Readonly<Record<FigureId, Figure>> = {
  braid: serviceFigures.braid,
  'square-wave': serviceFigures.squareWave,
  ripples: serviceFigures.ripples,
  'standing-wave': serviceFigures.standingWave,
  'growing-wave': serviceFigures.growingWave,
  'in-phase': serviceFigures.twoTrains,
};

export interface ServiceFigureHandle {
  /** Moves the wave by one period, then the illustration is at rest again. Does nothing under reduced motion. */
  play: () => void;
}

export interface ServiceFigureProps extends Omit<ComponentProps<'svg'>, 'ref'> {
  figure: FigureId;
  ref?: Ref<ServiceFigureHandle>;
}

const { left, right, top, bottom } = figureBox;
const box = [left, top, right - left, bottom - top].join(' ');

/** Duration of one period in ms. */
const period = 1200;

/** The wave that illustrates a service. Its colours are `--figure` and `--figure-second`. */
export function ServiceFigure({ figure, ref, className, ...rest }: ServiceFigureProps) {
  const svg = useRef<SVGSVGElement>(null);
  const stop = useRef<(() => void) | null>(null);
  const strokesAt = figures[figure];

  useImperativeHandle(
    ref,
    () => ({
      play: () => {
        if (stop.current || prefersReducedMotion()) return;
        const paths = [...(svg.current?.children ?? [])];
        let elapsed = 0;
        const draw = (phase: number) => {
          for (const [index, { d, width, opacity, stretch }] of strokesAt(phase).entries()) {
            paths[index]?.setAttribute('d', d);
            paths[index]?.setAttribute('stroke-width', String(width));
            paths[index]?.setAttribute('stroke-opacity', String(opacity));
            if (stretch) paths[index]?.setAttribute('transform', stretched(stretch));
          }
        };
        const leave = onFrame('timeline', (_, delta) => {
          elapsed = Math.min(period, elapsed + delta);
          draw(elapsed < period ? 2 * Math.PI * easeInOut(elapsed / period) : 0);
          if (elapsed === period) stop.current?.();
        });
        stop.current = () => {
          leave();
          draw(0);
          stop.current = null;
        };
      },
    }),
    [strokesAt],
  );

  useEffect(() => () => stop.current?.(), [strokesAt]);

  return (
    <svg
      ref={svg}
      viewBox={box}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className={cx(s.root, className)}
      {...rest}
    >
      {strokesAt(0).map(({ d, width, tone, opacity, stretch }, index) => (
        <path
          key={index}
          d={d}
          transform={stretch && stretched(stretch)}
          strokeWidth={width}
          strokeOpacity={opacity}
          data-tone={tone === 'secondary' ? tone : undefined}
        />
      ))}
    </svg>
  );
}
