import { TAU } from '../field/maths';
import { curve, even, figureBox, type FigureStroke } from './curve';

const STRANDS = 13;
const HEIGHT = 53;
const PERIOD = 244;
/** Rotation of the strands, in radians, so that no two of them mirror each other at rest. */
const REST = 0.13;

/** One strand, with its knot in the centre. Long enough to fill the box when it is compressed. */
const wave = curve(
  (x) => HEIGHT * Math.sin((TAU * x) / PERIOD),
  even(figureBox.left - 8, figureBox.right + 8, 8),
);

/** Graphic Design: strands that cross and share one knot. @param phase - in radians. */
export function braid(phase: number): FigureStroke[] {
  return Array.from({ length: STRANDS }, (_, i) => {
    const turn = (TAU * i) / STRANDS + REST + phase;
    const swing = Math.cos(turn);
    return {
      d: wave,
      width: 1.2,
      tone: 'primary',
      opacity: Math.round(20 + 75 * Math.abs(swing)) / 100,
      stretch: [1 / (1 + 0.035 * Math.sin(turn)), swing + 4 / HEIGHT],
    };
  });
}
