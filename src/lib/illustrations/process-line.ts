import { curve, type Height } from './curve';

/** The line's view box. Stretch it with `preserveAspectRatio="none"` and a non-scaling stroke. */
export const processBox = { width: 1312, height: 120 } as const;

const AXIS = processBox.height / 2;
const AMPLITUDE = 55;
/** Distance over which the amplitude falls to 1 / e. */
const CALM = 650;
/** Half waves over the full width. The extra half lets the line end level, on a crest. */
const HALVES = 7.5;
/** The closer to zero, the faster the wavelength grows. */
const STRETCH = 330;

const PACE = HALVES / Math.log(1 + processBox.width / STRETCH);

/** The number of half waves up to x. Grows logarithmically, so that each wave is longer by the same ratio. */
const halvesAt = (x: number) => PACE * Math.log(1 + x / STRETCH);
const placeOf = (halves: number) => STRETCH * Math.expm1(halves / PACE);

const height: Height = (x) => AXIS + AMPLITUDE * Math.exp(-x / CALM) * Math.sin(Math.PI * halvesAt(x));

/** The process as a line: short waves at first, then longer and flatter ones. */
export function processLine(): string {
  const knots = Array.from({ length: HALVES * 2 + 1 }, (_, i) => placeOf(i / 2));
  return curve(height, knots);
}
