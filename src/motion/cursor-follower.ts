/** Duration of one frame at 60 Hz, in ms: the unit of `trailingSpeed`. */
const frame = 1000 / 60;

/**
 * The follower's position after `delta` ms. In each 60 Hz frame it moves `1 / trailingSpeed` of the remaining
 * distance; the speed does not depend on the screen's refresh rate.
 */
export function follow(from: number, to: number, delta: number, trailingSpeed: number): number {
  return to - (to - from) * (1 - 1 / trailingSpeed) ** (delta / frame);
}
