import { clamp } from '../../src/lib/field/maths';

/** One pass of a box blur along rows of `length` values, `stride` apart. */
function boxPass(
  from: Float32Array,
  to: Float32Array,
  start: number,
  length: number,
  stride: number,
  radius: number,
): void {
  const at = (i: number) => from[start + clamp(i, 0, length - 1) * stride]!;
  let sum = 0;
  for (let i = -radius; i <= radius; i++) sum += at(i);
  for (let i = 0; i < length; i++) {
    to[start + i * stride] = sum / (2 * radius + 1);
    sum += at(i + radius + 1) - at(i - radius);
  }
}

/** Two box blurs in a row, near enough to a Gaussian; returns new values. */
export function blur(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const out = Float32Array.from(values);
  const other = new Float32Array(values.length);
  for (let round = 0; round < 2; round++) {
    for (let j = 0; j < height; j++) boxPass(out, other, j * width, width, 1, radius);
    for (let i = 0; i < width; i++) boxPass(other, out, i, height, width, radius);
  }
  return out;
}

/**
 * Keeps depth from falling faster than `drop` per row going down, in place. A line's coordinate is y plus depth: where
 * depth falls faster than y grows, lines would run backwards and close into rings.
 */
export function easeOverhangs(depth: Float32Array, width: number, height: number, drop: number): void {
  for (let at = width; at < width * height; at++) {
    depth[at] = Math.max(depth[at]!, depth[at - width]! - drop);
  }
}
