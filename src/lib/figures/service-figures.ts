import { braid } from './braid';
import type { FigureStroke } from './curve';
import { growingWave } from './growing-wave';
import { ripples } from './ripples';
import { squareWave } from './square-wave';
import { standingWave } from './standing-wave';
import { twoTrains } from './two-trains';

/** A figure at a phase in radians; at 2 pi it is the same picture as at 0. */
export type Figure = (phase: number) => FigureStroke[];

/** The service figures by the wave they show. */
export const serviceFigures = {
  braid,
  squareWave,
  ripples,
  standingWave,
  growingWave,
  twoTrains,
} as const satisfies Record<string, Figure>;

export type ServiceFigure = keyof typeof serviceFigures;
