import { TAU } from '../field/maths';
import type { FigureStroke } from './curve';

const RINGS = 12;
const SPACING = 18.6;
const FIRST = 8.4;
/** The radius at which a ring has faded out: where the next ring would start. */
const LAST = FIRST + SPACING * RINGS;

/** Of radius 1. */
const ring = 'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0';

/** Social Marketing: rings that grow from the centre, clipped above and below. @param phase - in radians. */
export function ripples(phase: number): FigureStroke[] {
  const travelled = phase / TAU - Math.floor(phase / TAU);
  return Array.from({ length: RINGS + 1 }, (_, i) => {
    const radius = Math.max(0, FIRST + SPACING * (i - 1 + travelled));
    const faded = Math.max(0, 1 - radius / LAST);
    const born = Math.min(1, radius / FIRST);
    return {
      d: ring,
      width: Math.round(10 + 12 * faded) / 10,
      tone: 'primary',
      opacity: Math.round(100 * born * Math.min(1, faded * 1.15)) / 100,
      stretch: [radius, radius],
    };
  });
}
