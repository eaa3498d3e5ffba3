/** Speed of the field without scrolling, in radians per second. */
const phaseRate = 0.18;
/** Phase per scrolled px, in radians. */
const phasePerPixel = 0.0016;
/** Natural frequency of the pointer's spring, in rad/s: tension 120 at mass 1, as in `springs.soft`. */
export const pointerStiffness = Math.sqrt(120);
/** Of the spring of its wake, which catches up in about 900 ms. */
export const wakeStiffness = 5;

/** The ring of a press: its speed in px per second, and its duration in seconds. */
const ring = { speed: 900, duration: 1.6 };

/**
 * Phase of the field, in radians.
 * @param running - time in motion, in seconds.
 * @param scrolled - px scrolled since the start, so that the phase starts at 0 at any scroll position.
 */
export function phaseAt(running: number, scrolled: number): number {
  return running * phaseRate + scrolled * phasePerPixel;
}

/** Rate at which the sea follows the scroll: no jump where the field takes over on a page that is scrolled already. */
const calming = 6;

/**
 * Returns how calm the sea is after `seconds`, from 0 (as in the still) to 1.
 * @param passed - share of the hero that has left the window at the top
 */
export function calmTowards(calm: number, passed: number, seconds: number): number {
  return calm + (Math.min(1, Math.max(0, passed)) - calm) * (1 - Math.exp(-calming * seconds));
}

/** A moving value and its velocity, per second. */
export interface Spring {
  value: number;
  velocity: number;
}

/**
 * A critically damped spring after `seconds`: the fastest approach without overshoot. The closed form is
 * stable for any step, so a slow frame cannot make it diverge.
 * @param stiffness - its natural frequency, in rad/s
 */
export function springTowards(
  { value, velocity }: Spring,
  target: number,
  seconds: number,
  stiffness = pointerStiffness,
): Spring {
  const gap = value - target;
  const drive = velocity + stiffness * gap;
  const decay = Math.exp(-stiffness * seconds);
  return {
    value: target + (gap + drive * seconds) * decay,
    velocity: (velocity - stiffness * drive * seconds) * decay,
  };
}

/** The ring of a press after `seconds`: its radius in px, and its height as a share of the first one. */
export function ringAt(seconds: number): { radius: number; share: number } {
  const time = Math.min(seconds, ring.duration);
  return { radius: ring.speed * time, share: (1 - time / ring.duration) ** 2 };
}

/**
 * Whether a frame is due at `rate` frames per second.
 * @param waited - ms since the last frame. The tolerance is 4 ms, because frames rarely match the rate
 * exactly.
 */
export function isFrameDue(waited: number, rate: number): boolean {
  return waited >= 1000 / rate - 4;
}
