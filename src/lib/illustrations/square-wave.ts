import { TAU } from '../field/maths';
import { curve, even, figureBox, type FigureStroke } from './curve';

const PERIOD = 160;
const HEIGHT = 30;
const START = -245;

/** The height of a square wave's partial sum over its first odd harmonics (Fourier). */
function partialSum(harmonics: number, phase: number) {
  return (x: number) => {
    const angle = (TAU * (x - START)) / PERIOD - phase;
    let sum = 0;
    for (let n = 1; n <= harmonics; n += 2) sum += Math.sin(n * angle) / n;
    return ((-HEIGHT * 4) / Math.PI) * sum;
  };
}

/** Digital Products: a square wave with its first partial sums, drawn faintly. @param phase - in radians. */
export function squareWave(phase: number): FigureStroke[] {
  const stroke = (harmonics: number, steps: number, width: number, opacity: number): FigureStroke => ({
    d: curve(partialSum(harmonics, phase), even(figureBox.left, figureBox.right, steps)),
    width,
    tone: 'primary',
    opacity,
  });
  return [stroke(1, 11, 1, 0.3), stroke(3, 33, 1, 0.3), stroke(11, 88, 2.2, 1)];
}
