import { join } from './curve';

export interface WaveLineOptions {
  /** Length of the line, rounded to whole half periods so that it ends on its axis. */
  width: number;
  period: number;
  amplitude: number;
  /** y of the axis. Leave room for half the stroke width. @default amplitude + 1 */
  baseline?: number;
}

/**
 * A wavy line as a compact path, for dividers, underlines and progress bars. Each half period is a parabola
 * whose control point is twice as high as its crest.
 */
export function waveLine({ width, period, amplitude, baseline = amplitude + 1 }: WaveLineOptions): string {
  const half = period / 2;
  const count = Math.max(1, Math.round(width / half));
  return `M0 ${join([baseline])}q${join([half / 2, -2 * amplitude, half, 0])}${`t${join([half, 0])}`.repeat(count - 1)}`;
}
