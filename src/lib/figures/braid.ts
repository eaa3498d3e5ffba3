import { TAU } from '../field/maths';
import { curve, even, figureBox, type FigureStroke } from './curve';

const STRANDS = 13;
const NODE = 220;
const PERIOD = 244;
/** Rotation of the strands, in radians, so that no two of them mirror each other at rest. */
const REST = 0.13;

/** Graphic Design: strands that cross and share one knot. @param phase - in radians. */
export function braid(phase: number): FigureStroke[] {
  return Array.from({ length: STRANDS }, (_, i) => {
    const turn = (TAU * i) / STRANDS + REST + phase;
    const swing = Math.cos(turn);
    const amplitude = 53 * swing + 4;
    const rate = (TAU / PERIOD) * (1 + 0.035 * Math.sin(turn));
    return {
      d: curve((x) => 64 + amplitude * Math.sin((x - NODE) * rate), even(0, figureBox.width, 8)),
      width: 1.2,
      tone: 'primary',
      opacity: Math.round(20 + 75 * Math.abs(swing)) / 100,
    };
  });
}
