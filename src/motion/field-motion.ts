/** Radians a second by which the sea travels by itself. */
const phaseRate = 0.18;
/** Radians a scrolled px adds. */
const phasePerPixel = 0.0016;
/** Natural frequency of the pointer's spring in rad/s: tension 120 at mass 1, as the house's `soft`. */
const stiffness = Math.sqrt(120);

/**
 * Phase of the field.
 * @param running seconds for which it has moved
 * @param scrolled px scrolled since it began, so that it begins at 0 wherever the page is
 */
export function phaseAt(running: number, scrolled: number): number {
  return running * phaseRate + scrolled * phasePerPixel;
}

/** A value on its way: where it is and how fast it moves, per second. */
export interface Spring {
  value: number;
  velocity: number;
}

/**
 * A critically damped spring after `seconds`: as quick as can be without passing its target. The closed form holds for
 * any step, so a slow frame cannot make it explode.
 */
export function springTowards({ value, velocity }: Spring, target: number, seconds: number): Spring {
  const gap = value - target;
  const drive = velocity + stiffness * gap;
  const decay = Math.exp(-stiffness * seconds);
  return {
    value: target + (gap + drive * seconds) * decay,
    velocity: (velocity - stiffness * drive * seconds) * decay,
  };
}

/** Whether a frame is due at a pace of `rate` a second; a few ms early count, since frames rarely fall on the beat. */
export function isFrameDue(waited: number, rate: number): boolean {
  return waited >= 1000 / rate - 4;
}
