import { smoothstep } from '../../src/lib/field/maths';
import { capsule, carve, ellipsoid, length3, sphere, unite } from './sdf';

/** What tells one person's bust from another. Angles in radians; light is a direction. */
export interface Person {
  yaw: number;
  pitch: number;
  hair: 'bun' | 'crop' | 'curls';
  glasses?: boolean;
  /** Widens jaw and chin, in units of the bust (about one head is two units). */
  jaw?: number;
  light: readonly [x: number, y: number, z: number];
}

/** A solid as its signed distance, and how much light its surface gives back at a point. */
export interface Solid {
  distance: (x: number, y: number, z: number) => number;
  albedo: (x: number, y: number, z: number) => number;
}

const HAIR = 0.5;
const CLOTH = 0.8;
const FRAME = 0.02;
/** Lens frames are not exact distances: march them with shorter steps, or rays slip through. */
const FRAME_STEP = 0.6;

/** Cranium, jaw, chin, cheeks, brow, eyes with lids, nose, lips and ears, in the head's own frame; ax = |x|. */
function head(x: number, ax: number, y: number, z: number, jaw: number): number {
  let d = ellipsoid(x, y, z, 0, 0.28, -0.12, 0.76, 0.8, 0.92);
  d = unite(d, ellipsoid(x, y, z, 0, -0.32, 0.16, 0.55 + jaw, 0.74, 0.64), 0.3);
  d = unite(d, sphere(ax, y, z, 0.1 + jaw, -0.92, 0.5, 0.13), 0.3);
  d = unite(d, sphere(ax, y, z, 0.4, -0.14, 0.46, 0.22), 0.28);
  d = unite(d, ellipsoid(ax, y, z, 0.2, 0.24, 0.7, 0.26, 0.07, 0.13), 0.14);
  d = carve(d, sphere(ax, y, z, 0.27, 0.06, 0.98, 0.2), 0.16);
  d = unite(d, ellipsoid(ax, y, z, 0.27, 0.045, 0.67, 0.15, 0.105, 0.13), 0.03);
  d = unite(d, capsule(x, y, z, 0, 0.16, 0.8, 0, -0.22, 1, 0.055, 0.1), 0.12);
  d = unite(d, sphere(ax, y, z, 0.09, -0.25, 0.9, 0.065), 0.07);
  d = unite(d, ellipsoid(x, y, z, 0, -0.485, 0.79, 0.19, 0.042, 0.1), 0.05);
  d = unite(d, ellipsoid(x, y, z, 0, -0.575, 0.78, 0.155, 0.05, 0.1), 0.05);
  d = carve(d, ellipsoid(x, y, z, 0, -0.53, 0.9, 0.2, 0.008, 0.06), 0.03);
  return unite(d, ellipsoid(ax, y, z, 0.76, -0.02, -0.08, 0.07, 0.22, 0.14), 0.06);
}

const hairs: Record<Person['hair'], (x: number, ax: number, y: number, z: number) => number> = {
  bun: (x, _ax, y, z) => {
    let d = ellipsoid(x, y, z, 0, 0.36, -0.2, 0.86, 0.86, 0.98);
    d = carve(d, ellipsoid(x, y, z, 0, -0.3, 0.8, 0.66, 0.92, 0.72), 0.12);
    d = Math.max(d, -(y + 0.35 + (z + 0.2) * 0.35));
    d += 0.022 * Math.sin(16 * (y * 0.8 + z * 0.9 + 0.5 * Math.sin(x * 3)));
    const knot = sphere(x, y, z, 0, 1.12, -0.62, 0.4) + 0.02 * Math.sin(20 * (x + y * 0.6));
    return unite(d, knot, 0.06);
  },
  crop: (x, _ax, y, z) => {
    let d = ellipsoid(x, y, z, 0, 0.4, -0.16, 0.81, 0.8, 0.95);
    d = carve(d, ellipsoid(x, y, z, 0, -0.34, 0.78, 0.72, 0.92, 0.78), 0.1);
    d = Math.max(d, -(y - 0.02 + z * 0.5));
    return d + 0.035 * Math.sin(10 * (x * 1.1 + z * 0.5 + 0.3 * Math.sin(y * 5)));
  },
  curls: (x, ax, y, z) => {
    let d = ellipsoid(x, y, z, 0, 0.42, -0.24, 1.06, 1.02, 1.06);
    d = unite(d, ellipsoid(ax, y, z, 0.74, -0.35, -0.3, 0.38, 0.62, 0.5), 0.3);
    d = carve(d, ellipsoid(x, y, z, 0, -0.3, 0.86, 0.6, 0.86, 0.84), 0.14);
    const across = Math.sin(7.5 * x + 1.5 * Math.sin(5 * y));
    const down = Math.sin(7 * y + 1.2 * Math.sin(4 * z));
    return d + 0.1 * across * down * Math.sin(7 * z + 1.3 * Math.sin(5 * x));
  },
};

/** Rounded square rims, a bridge and two temples. */
function glasses(ax: number, y: number, z: number): number {
  const gx = Math.max(Math.abs(ax - 0.28) - 0.09, 0);
  const gy = Math.max(Math.abs(y - 0.05) - 0.06, 0);
  const gz = z - 0.95 + ax * ax * 0.6;
  let d = Math.hypot(Math.hypot(gx, gy) - 0.12, gz) - 0.034;
  d = Math.min(d, capsule(ax, y, z, 0, 0.09, 0.96, 0.1, 0.09, 0.94, 0.03, 0.03));
  d = Math.min(d, capsule(ax, y, z, 0.47, 0.09, 0.83, 0.8, 0.06, 0, 0.03, 0.03));
  return d;
}

/** Neck and shoulders; they do not turn with the head. */
function torso(x: number, y: number, z: number): number {
  const neck = capsule(x, y, z, 0, -0.6, -0.18, 0, -1.7, -0.4, 0.4, 0.47);
  const chest = ellipsoid(x, y, z, 0, -2.5, -0.45, 1.25, 0.9, 0.7);
  const shoulder = sphere(Math.abs(x), y, z, 1.22, -2.22, -0.5, 0.52);
  return unite(neck, unite(chest, shoulder, 0.5), 0.4);
}

/** A roll of cloth about the neck. */
function collar(x: number, y: number, z: number): number {
  return Math.hypot(length3(x * 1.02, 0, z + 0.36) - 0.56, y + 1.42 - (z + 0.36) * 0.28) - 0.085;
}

/** Builds a person's bust: x right, y up, z towards the viewer, origin behind the eyes. */
export function bust(person: Person): Solid {
  const [cosYaw, sinYaw] = [Math.cos(person.yaw), Math.sin(person.yaw)];
  const [cosPitch, sinPitch] = [Math.cos(person.pitch), Math.sin(person.pitch)];
  const hairOf = hairs[person.hair];
  const jaw = person.jaw ?? 0;

  /** Calls `read` with the point turned into the head's frame. */
  function turned<T>(x: number, y: number, z: number, read: (x: number, y: number, z: number) => T): T {
    const tx = cosYaw * x - sinYaw * z;
    const tz = sinYaw * x + cosYaw * z;
    return read(tx, cosPitch * y - sinPitch * tz, sinPitch * y + cosPitch * tz);
  }

  return {
    distance: (x, y, z) => {
      const body = torso(x, y, z);
      const d = turned(x, y, z, (hx, hy, hz) => {
        const ax = Math.abs(hx);
        const skin = unite(head(hx, ax, hy, hz, jaw), body, 0.16);
        const grown = unite(skin, hairOf(hx, ax, hy, hz), 0.03);
        return person.glasses ? Math.min(grown, glasses(ax, hy, hz) * FRAME_STEP) : grown;
      });
      return unite(d, collar(x, y, z), 0.04);
    },
    albedo: (x, y, z) => {
      const body = torso(x, y, z);
      return turned(x, y, z, (hx, hy, hz) => {
        const ax = Math.abs(hx);
        if (person.glasses && glasses(ax, hy, hz) < 0.012) return FRAME;
        const face = head(hx, ax, hy, hz, jaw);
        const skin = unite(face, body, 0.16);
        if (collar(x, y, z) < skin || (body < face && y < -1.46)) return CLOTH;
        // A hairline, not an edge: hair thins out over a finger's breadth.
        const bare = smoothstep(-0.03, 0.09, hairOf(hx, ax, hy, hz) - skin);
        return HAIR + (1 - HAIR) * bare;
      });
    },
  };
}
