import { curve, type Height } from './curve';

/** The line's box; stretch it with `preserveAspectRatio="none"` and a non-scaling stroke. */
export const processBox = { width: 1312, height: 120 } as const;

const AXIS = processBox.height / 2;
const AMPLITUDE = 55;
/** Over this length the swing calms to 1 / e. */
const CALM = 650;
/** Half waves over the whole width; the half at the end lets the line leave level, on a crest. */
const HALVES = 7.5;
/** The nearer to zero, the faster the waves grow longer. */
const STRETCH = 330;

const PACE = HALVES / Math.log(1 + processBox.width / STRETCH);

/** Half waves run at x. Their number grows with the logarithm, so that each wave is longer than the last by the same ratio. */
const halvesAt = (x: number) => PACE * Math.log(1 + x / STRETCH);
const placeOf = (halves: number) => STRETCH * Math.expm1(halves / PACE);

const height: Height = (x) => AXIS + AMPLITUDE * Math.exp(-x / CALM) * Math.sin(Math.PI * halvesAt(x));

/** A way of working as one line: quick turns at first, then ever longer and calmer ones. */
export function processLine(): string {
  const knots = Array.from({ length: HALVES * 2 + 1 }, (_, i) => placeOf(i / 2));
  return curve(height, knots);
}
