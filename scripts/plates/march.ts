import { clamp } from '../../src/lib/field/maths';
import { length3 } from './sdf';
import type { Solid } from './bust';

/** What the eye sees of a solid, pixel by pixel. */
export interface Relief {
  width: number;
  height: number;
  /** 0..1.1; 0 where there is nothing. */
  luminance: Float32Array;
  /** Distance towards the viewer in units; the backdrop is at -1.2. */
  depth: Float32Array;
  /** 1 on the solid, 0 beside it. */
  inside: Float32Array;
}

/** Units that the picture spans, and the height of its middle. */
const SPAN_X = 3.36;
const SPAN_Y = 4.2;
const MIDDLE = -0.36;
const NEAR = 2.2;
const FAR = -2.4;
const BACKDROP = -1.2;

/** Where a ray from the front meets the solid, or undefined (sphere tracing; Hart 1996). */
function trace(solid: Solid, x: number, y: number): number | undefined {
  let z = NEAR;
  for (let step = 0; step < 110 && z > FAR; step++) {
    const d = solid.distance(x, y, z);
    if (d < 0.002) return z;
    z -= d * 0.75;
  }
  return undefined;
}

/** Share of the light that nearby surfaces leave (Evans, "Fast approximations for global illumination"). */
function openness(solid: Solid, p: Point, n: Point): number {
  let open = 1;
  for (let i = 1; i <= 4; i++) {
    const reach = 0.09 * i;
    const free = solid.distance(p[0] + n[0] * reach, p[1] + n[1] * reach, p[2] + n[2] * reach);
    open -= (Math.max(0, reach - free) * 0.9) / i;
  }
  return clamp(open, 0.2, 1);
}

/** Soft shadow towards the light (Quilez, "Soft shadows in raymarched SDFs"). */
function shadow(solid: Solid, p: Point, light: Point): number {
  let lit = 1;
  let t = 0.06;
  for (let step = 0; step < 18 && t < 2.5; step++) {
    const d = solid.distance(p[0] + light[0] * t, p[1] + light[1] * t, p[2] + light[2] * t);
    if (d < 0.001) return 0;
    lit = Math.min(lit, (9 * d) / t);
    t += clamp(d, 0.04, 0.25);
  }
  return lit;
}

type Point = readonly [x: number, y: number, z: number];

function normalised([x, y, z]: Point): Point {
  const size = length3(x, y, z) || 1;
  return [x / size, y / size, z / size];
}

function normal({ distance }: Solid, [x, y, z]: Point): Point {
  const e = 0.006;
  return normalised([
    distance(x + e, y, z) - distance(x - e, y, z),
    distance(x, y + e, z) - distance(x, y - e, z),
    distance(x, y, z + e) - distance(x, y, z - e),
  ]);
}

/** Lambert light with shadow and openness, a little sky, and a rim from the right. */
function shade(solid: Solid, p: Point, light: Point): number {
  const n = normal(solid, p);
  const facing = Math.max(0, n[0] * light[0] + n[1] * light[1] + n[2] * light[2]);
  const rim = (1 - Math.max(0, n[2])) ** 2.6 * Math.max(0, n[0] * 0.9 + n[1] * 0.2 + 0.05);
  const direct = 0.86 * facing * (0.25 + 0.75 * shadow(solid, p, light));
  const sky = 0.1 * Math.max(0, n[1]);
  return ((0.1 + direct + sky) * openness(solid, p, n) + 0.55 * rim) * solid.albedo(...p);
}

/** Renders a solid from the front, without perspective, to luminance and depth. */
export function march(solid: Solid, light: Point, width: number, height: number): Relief {
  const towards = normalised(light);
  const luminance = new Float32Array(width * height);
  const depth = new Float32Array(width * height).fill(BACKDROP);
  const inside = new Float32Array(width * height);
  for (let j = 0, at = 0; j < height; j++) {
    for (let i = 0; i < width; i++, at++) {
      const x = (i / width - 0.5) * SPAN_X;
      const y = (0.5 - j / height) * SPAN_Y + MIDDLE;
      const z = trace(solid, x, y);
      if (z === undefined) continue;
      luminance[at] = clamp(shade(solid, [x, y, z], towards), 0, 1.1);
      depth[at] = z;
      inside[at] = 1;
    }
  }
  return { width, height, luminance, depth, inside };
}
