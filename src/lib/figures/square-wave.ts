import { TAU } from '../field/maths';
import { curve, even, figureBox, type FigureStroke } from './curve';

const PERIOD = 160;
const HEIGHT = 30;

/** Sum of the first odd harmonics of a square wave (Fourier), as a height. */
function partialSum(harmonics: number, phase: number) {
  return (x: number) => {
    const angle = (TAU * (x + 25)) / PERIOD - phase;
    let sum = 0;
    for (let n = 1; n <= harmonics; n += 2) sum += Math.sin(n * angle) / n;
    return 64 - ((HEIGHT * 4) / Math.PI) * sum;
  };
}

/** Digital Products: a square wave built from its harmonics, the first steps still faintly there. @param phase radians */
export function squareWave(phase: number): FigureStroke[] {
  const stroke = (harmonics: number, steps: number, width: number, opacity: number): FigureStroke => ({
    d: curve(partialSum(harmonics, phase), even(0, figureBox.width, steps)),
    width,
    tone: 'primary',
    opacity,
  });
  return [stroke(1, 11, 1, 0.3), stroke(3, 33, 1, 0.3), stroke(11, 88, 2.2, 1)];
}
