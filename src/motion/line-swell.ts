import { lineGap } from './line-gap';
import type { LinesBox, WipeSide } from './line-wipe';

/** Half the width of the swell as a share of the picture's width. */
const reach = 0.34;
/** Share of a line's thickness that is left in the middle of the swell. */
const thinnest = 0.5;
/** The bend of the lines by the swell, as a share of the gap. */
const bend = 0.6;
/** Points of a line's edge within the swell. */
const points = 14;

/** 1 in the middle of the swell, 0 at its ends. Both ends are flat, so that the lines have no corner there. */
const bump = (distance: number) => (1 + Math.cos(Math.PI * distance)) / 2;

/**
 * An SVG path for a clip: horizontal lines that fill the picture, in which a swell moves from one side to the
 * other. Within it the lines are thinner and bent.
 * @param share - the share of the way, 0 to 1. At both ends the picture is whole.
 */
export function swellPath({ width, height }: LinesBox, share: number, side: WipeSide): string {
  const middle = -reach + share * (1 + 2 * reach);
  const from = Math.max(0, middle - reach);
  const to = Math.min(1, middle + reach);
  const x = (f: number) => Math.round((side === 'left' ? f : 1 - f) * width * 10) / 10;
  let path = from > 0 ? `M${x(0)} 0H${x(from)}V${height}H${x(0)}Z` : '';
  if (to < 1) path += `M${x(to)} 0H${x(1)}V${height}H${x(to)}Z`;
  if (from >= to) return path;
  const steps = Array.from({ length: points }, (_, step) => {
    const f = from + ((to - from) * step) / (points - 1);
    const distance = (f - middle) / reach;
    const height = bump(distance);
    return {
      x: x(f),
      shift: bend * lineGap * height * Math.sin(Math.PI * distance),
      half: ((1 - (1 - thinnest) * height) * lineGap) / 2,
    };
  });
  for (let y = lineGap / 2; y < height + lineGap; y += lineGap) {
    const above = steps.map(({ x, shift, half }) => `${x} ${(y + shift - half).toFixed(1)}`);
    const below = steps.map(({ x, shift, half }) => `${x} ${(y + shift + half).toFixed(1)}`);
    path += `M${above.join('L')}L${below.reverse().join('L')}Z`;
  }
  return path;
}
