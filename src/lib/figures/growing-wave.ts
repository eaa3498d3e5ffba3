import { TAU } from '../field/maths';
import { curve, even, figureBox, type FigureStroke } from './curve';

const LINES = 7;
const PERIOD = 68;
const HEIGHT = 52;
const CREST = 372;

/** Product Development: a wave that grows from almost nothing. @param phase - in radians. */
export function growingWave(phase: number): FigureStroke[] {
  return Array.from({ length: LINES }, (_, i) => {
    const share = (i + 1) / LINES;
    const full = i === LINES - 1;
    const height = (x: number) =>
      64 -
      share *
        HEIGHT *
        Math.max(0, x / figureBox.width) ** 1.7 *
        Math.cos((TAU * (x - CREST)) / PERIOD - phase);
    return {
      d: curve(height, even(0, figureBox.width, 26)),
      width: full ? 2.2 : 1,
      tone: 'primary',
      opacity: full ? 1 : Math.round(25 + 40 * share) / 100,
    };
  });
}
