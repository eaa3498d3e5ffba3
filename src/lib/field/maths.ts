/** One full turn in radians. */
export const TAU = Math.PI * 2;

/** Limits `value` to `from`..`to`. */
export function clamp(value: number, from = 0, to = 1): number {
  return value < from ? from : value > to ? to : value;
}

/** Linear interpolation: `from` at 0, `to` at 1. */
export function mix(from: number, to: number, amount: number): number {
  return from + (to - from) * amount;
}

/** Hermite step from 0 at `from` to 1 at `to`, as GLSL's `smoothstep`. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}
