import { mix, smoothstep, TAU } from '../field/maths';
import { curve, even, figureBox, type FigureStroke } from './curve';

const LINES = 4;
const SPACING = 10;

/** Consulting: two wave trains that start in opposition and end in phase. @param phase - in radians. */
export function twoTrains(phase: number): FigureStroke[] {
  const line = (train: 0 | 1, i: number): FigureStroke => {
    const offset = (i - (LINES - 1) / 2) * SPACING + (train - 0.5) * (SPACING / 2);
    const height = (x: number) => {
      const u = (x - figureBox.left) / (figureBox.right - figureBox.left);
      const along = u - 0.042;
      const lag = train * 0.5 * (1 - smoothstep(0.3, 0.9, u));
      const cycles = 3.1 * along - 0.92 * along * along - lag;
      return offset - mix(36, 20, smoothstep(0.3, 0.75, u)) * Math.cos(TAU * cycles - phase);
    };
    return {
      d: curve(height, even(figureBox.left, figureBox.right, 13)),
      width: 1.5,
      tone: train === 0 ? 'primary' : 'secondary',
      opacity: 1,
    };
  };
  return [0, 1, 2, 3].flatMap((i) => [line(0, i), line(1, i)]);
}
