import { TAU } from '../field/maths';
import { curve, even, figureBox, type FigureStroke } from './curve';

const STRINGS = 9;
const PERIOD = 320;
const NODE = -80;
const HEIGHT = 54;

/** One string at its widest. */
const wave = curve(
  (x) => HEIGHT * Math.sin((TAU * (x - NODE)) / PERIOD),
  even(figureBox.left - 20, figureBox.right + 20, 6),
);

/** Brand Strategy: a standing wave with fixed nodes. @param phase - in radians. */
export function standingWave(phase: number): FigureStroke[] {
  const string = (share: number, width: number, opacity: number): FigureStroke => ({
    d: wave,
    width,
    tone: 'primary',
    opacity,
    stretch: [1, share],
  });
  const inner = Array.from({ length: STRINGS }, (_, i) => {
    // The strings are evenly spaced at rest. Neighbours swing in opposite directions.
    const swing = i % 2 === 0 ? phase : -phase;
    const share = Math.cos(Math.acos(0.8 - 0.2 * i) + swing);
    return string(share, 1, Math.round(35 + 45 * Math.abs(share)) / 100);
  });
  return [...inner, string(1, 2.2, 1), string(-1, 2.2, 1)];
}
