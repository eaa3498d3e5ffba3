import { palette } from '../palette';

/** A colour ramp: pairs of position (0..1, rising) and sRGB hex. */
export type RampStops = readonly (readonly [position: number, hex: string])[];

/** The house ramp of inks, from the dark ground to first light. */
export const hotRamp: RampStops = [
  [0, palette.wine],
  [0.26, palette.claret],
  [0.6, palette.vermilion],
  [0.84, palette.coral],
  [1, palette.blush],
];
