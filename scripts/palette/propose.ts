import { contrastOf } from './contrast';
import { hexOf, oklchOf } from './oklch';

/** A colour that another appears with, and the contrast that the two need. */
export interface Neighbour {
  hex: string;
  least: number;
}

const step = 0.002;

/**
 * The colour nearest to `hex` that reaches every contrast: only its lightness changes and, where no screen shows the
 * result, its chroma. Null if there is none. One neighbour that needs up to 4.5 always has one.
 */
export function nearestPassing(hex: string, neighbours: readonly Neighbour[]): string | null {
  const colour = oklchOf(hex);
  const passes = (candidate: string) =>
    neighbours.every((neighbour) => contrastOf(candidate, neighbour.hex) >= neighbour.least);
  if (passes(hex)) return hex;
  for (let change = step; change <= 1 + step; change += step) {
    for (const lightness of [colour.lightness + change, colour.lightness - change]) {
      if (lightness > 1 + step || lightness < -step) continue;
      const candidate = hexOf({ ...colour, lightness: Math.min(1, Math.max(0, lightness)) });
      if (passes(candidate)) return candidate;
    }
  }
  return null;
}
