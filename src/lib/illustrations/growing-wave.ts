import { TAU } from '../field/maths';
import { curve, even, figureBox, type FigureStroke } from './curve';

const LINES = 7;
const PERIOD = 68;
const HEIGHT = 52;
const CREST = 152;

/** Product Development: a wave that grows from almost nothing. @param phase - in radians. */
export function growingWave(phase: number): FigureStroke[] {
  const { left, right } = figureBox;
  const height = (x: number) => {
    const grown = Math.max(0, (x - left) / (right - left)) ** 1.7;
    return -HEIGHT * grown * Math.cos((TAU * (x - CREST)) / PERIOD - phase);
  };
  const d = curve(height, even(left, right, 26));
  return Array.from({ length: LINES }, (_, i) => {
    const share = (i + 1) / LINES;
    const full = i === LINES - 1;
    return {
      d,
      width: full ? 2.2 : 1,
      tone: 'primary',
      opacity: full ? 1 : Math.round(25 + 40 * share) / 100,
      stretch: [1, share],
    };
  });
}
