import { clamp, mix } from '../../src/lib/field/maths';

/*
 * Signed distances: negative inside. Formulas after Inigo Quilez, "3D signed distance functions" and "smooth minimum".
 */

export function length3(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z);
}

/** Distance to a sphere at (cx, cy, cz). */
export function sphere(
  x: number,
  y: number,
  z: number,
  cx: number,
  cy: number,
  cz: number,
  radius: number,
): number {
  return length3(x - cx, y - cy, z - cz) - radius;
}

/** Bounded distance to an ellipsoid with half axes a, b, c. */
export function ellipsoid(
  x: number,
  y: number,
  z: number,
  cx: number,
  cy: number,
  cz: number,
  a: number,
  b: number,
  c: number,
): number {
  const px = x - cx;
  const py = y - cy;
  const pz = z - cz;
  const k0 = length3(px / a, py / b, pz / c);
  const k1 = length3(px / (a * a), py / (b * b), pz / (c * c));
  return k1 < 1e-9 ? -Math.min(a, b, c) : (k0 * (k0 - 1)) / k1;
}

/** Distance to a capsule from (ax, ay, az) to (bx, by, bz) whose radius goes from r1 to r2. */
export function capsule(
  x: number,
  y: number,
  z: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  r1: number,
  r2: number,
): number {
  const px = x - ax;
  const py = y - ay;
  const pz = z - az;
  const dx = bx - ax;
  const dy = by - ay;
  const dz = bz - az;
  const along = clamp((px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz));
  return length3(px - dx * along, py - dy * along, pz - dz * along) - mix(r1, r2, along);
}

/** Union of two solids, their seam rounded over the distance `k`. */
export function unite(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

/** `a` without `b`, the edge rounded over the distance `k`. */
export function carve(a: number, b: number, k: number): number {
  return -unite(-a, b, k);
}
