import { TAU } from '../field/maths';
import { curve, even, figureBox, type FigureStroke } from './curve';

const STRINGS = 9;
const PERIOD = 320;
const NODE = 140;
const HEIGHT = 54;

/** Brand Strategy: a standing wave with fixed nodes. @param phase - in radians. */
export function standingWave(phase: number): FigureStroke[] {
  const string = (share: number, width: number, opacity: number): FigureStroke => ({
    d: curve(
      (x) => 64 + share * HEIGHT * Math.sin((TAU * (x - NODE)) / PERIOD),
      even(-20, figureBox.width + 20, 6),
    ),
    width,
    tone: 'primary',
    opacity,
  });
  const inner = Array.from({ length: STRINGS }, (_, i) => {
    // The strings are evenly spaced at rest. Neighbours swing in opposite directions.
    const swing = i % 2 === 0 ? phase : -phase;
    const share = Math.cos(Math.acos(0.8 - 0.2 * i) + swing);
    return string(share, 1, Math.round(35 + 45 * Math.abs(share)) / 100);
  });
  return [...inner, string(1, 2.2, 1), string(-1, 2.2, 1)];
}
