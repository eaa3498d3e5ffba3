/** Milliseconds of one frame at 60 Hz, for which the trailing speed is told. */
const frame = 1000 / 60;

/**
 * Where a follower stands after `delta` ms: each frame of 60 Hz it moves `1 / trailingSpeed` of the gap that is left,
 * and on a faster or slower screen it covers the same way in the same time.
 */
export function follow(from: number, to: number, delta: number, trailingSpeed: number): number {
  return to - (to - from) * (1 - 1 / trailingSpeed) ** (delta / frame);
}
