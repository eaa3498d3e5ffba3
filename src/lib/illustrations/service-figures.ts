import { braid } from './braid';
import type { FigureStroke } from './curve';
import { growingWave } from './growing-wave';
import { ripples } from './ripples';
import { squareWave } from './square-wave';
import { standingWave } from './standing-wave';
import { twoTrains } from './two-trains';

/** Draws a figure at a phase in radians. Its period is 2π. */
export type Figure = (phase: number) => FigureStroke[];

export const serviceFigures = {
  braid,
  squareWave,
  ripples,
  standingWave,
  growingWave,
  twoTrains,
} as const satisfies Record<string, Figure>;

export type ServiceFigure = keyof typeof serviceFigures;
