import { linearColour } from '../../../src/lib/field/colour';
import { clamp, mix, smoothstep, TAU } from '../../../src/lib/field/maths';
import { palette } from '../../../src/lib/palette';
import { bust, type Person, type Solid } from '../bust';
import { engrave } from '../engrave';
import { march } from '../march';
import { sampler, type Mask } from '../mask';
import { flat } from '../ramp';
import { isPhone, media, phoneCrop, phoneEffort, wideCrop, type Crop, type Recipe } from '../recipe';
import { blur, easeOverhangs } from '../relief';
import { capsule, ellipsoid, unite } from '../sdf';
import { sitters } from './portraits';

/** One person on a plinth: the shape of their place, the lines across it, and how many of them one unit of depth bends a line by. */
const MAP = { width: 440, height: 550 };
const LINES = 88;
const RELIEF = 3.2;
const LIGHT = [-0.5, 0.55, 0.67] as const;

/** How much larger the scene is than what `march` shows, and how much of the scene is below its middle. */
const SCALE = 1.32;
const DROP = 0.62;

/** Units of the bust. */
const PLINTH = { top: -2.42, half: 1.02, cap: 0.15, ledge: 0.1 };

/** Distance to a box with a square base, a little rounded. */
function box(x: number, y: number, z: number, cy: number, half: number, high: number): number {
  const [qx, qy, qz] = [Math.abs(x) - half, Math.abs(y - cy) - high, Math.abs(z + 0.4) - half];
  const outside = Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0));
  return outside + Math.min(Math.max(qx, qy, qz), 0) - 0.02;
}

/** A plinth with a ledge around its top. It is longer than the picture. */
function plinth(x: number, y: number, z: number): number {
  const { top, half, cap, ledge } = PLINTH;
  const shaft = box(x, y, z, top - 3, half - ledge, 3);
  return Math.min(shaft, box(x, y, z, top - cap / 2, half, cap / 2));
}

/** A bust as sculptors cut it, round below the shoulders and on a foot, on its plinth. */
function onPlinth({ distance, albedo }: Solid): Solid {
  const cut = (x: number, y: number, z: number) => {
    const d = distance(x, y, z);
    if (y > -1.1) return d;
    return Math.max(d, ellipsoid(x, y, z, 0, -1.1, -0.4, 1.16, 1.16, 0.95));
  };
  const foot = (x: number, y: number, z: number) => capsule(x, y, z, 0, -2.1, -0.4, 0, -2.4, -0.4, 0.3, 0.4);
  return {
    distance: (x, y, z) => Math.min(plinth(x, y, z), unite(cut(x, y, z), foot(x, y, z), 0.08)),
    albedo: (x, y, z) => (y > -2.05 ? albedo(x, y, z) : 0.9),
  };
}

/** A solid as `march` shows it: all of it, from farther away. */
const farther = ({ distance, albedo }: Solid): Solid => ({
  distance: (x, y, z) => distance(x * SCALE, y * SCALE - DROP, z * SCALE) / SCALE,
  albedo: (x, y, z) => albedo(x * SCALE, y * SCALE - DROP, z * SCALE),
});

interface Place {
  luminance: Mask;
  inside: Mask;
  depth: Mask;
}

function placeOf(solid: Solid): Place {
  const relief = march(farther(solid), LIGHT, MAP.width, MAP.height);
  const depth = blur(relief.depth, MAP.width, MAP.height, 5);
  easeOverhangs(depth, MAP.width, MAP.height, 0.6 / ((RELIEF / LINES) * MAP.width));
  const read = (values: Float32Array) => sampler(values, MAP.width, MAP.height, 1, 1);
  return {
    luminance: read(blur(relief.luminance, MAP.width, MAP.height, 1)),
    inside: read(relief.inside),
    depth: read(blur(depth, MAP.width, MAP.height, 3)),
  };
}

/** Share of the picture's height. */
const PLINTH_TOP = 0.5 - (PLINTH.top + 0.36 * SCALE + DROP) / (4.2 * SCALE);

const crops: readonly Crop[] = [
  phoneCrop(390, 300, { effort: phoneEffort, avif: 30, chroma: '4:2:0' }, '(max-width: 639px)'),
  {
    name: 'tablet',
    width: 900,
    height: 400,
    densities: [2],
    media: media.tablet,
    fallback: 'desktop',
    packing: { avif: 30 },
  },
  // Between the sizes of the screens that it is for.
  wideCrop(2240, 684, { avif: 34 }),
  { name: 'desktop', width: 1440, height: 440, densities: [1], packing: { avif: 46, webp: 22 } },
];

/** As many as fit. */
const peopleIn = (crop: Crop): readonly Person[] =>
  sitters.slice(isPhone(crop) ? -1 : crop.width < 1000 ? -2 : 0);

const wine = flat(palette.wine);
const signal = flat(palette.vermilion);

/** The person who is not there yet: the lines bend around them, and nothing is shaded. */
const nobody: Person = { yaw: -0.42, pitch: 0, hair: 'crop', light: LIGHT };

/** The Careers page: the team as busts on plinths, and a plinth that is free. */
export const careers: Recipe = {
  id: 'careers',
  sources: [
    'recipes/careers.ts',
    'recipes/portraits.ts',
    'bust.ts',
    'sdf.ts',
    'march.ts',
    'relief.ts',
    'mask.ts',
  ].map((file) => `scripts/plates/${file}`),
  crops,
  render: (crop, density) => {
    const { width, height } = crop;
    const places = [...peopleIn(crop), nobody].map((person) => placeOf(onPlinth(bust(person))));
    // A place has the shape of its map; the places share the width.
    const across = height * (MAP.width / MAP.height);
    const step = width / places.length;
    const gap = across / LINES;
    return engrave({
      width,
      height,
      density,
      ground: linearColour(palette.blush),
      field: (x, y) => {
        const index = clamp(Math.floor(x / step), 0, places.length - 1);
        const place = places[index]!;
        const u = (x - (index + 0.5) * step) / across + 0.5;
        const w = y / height;
        const isHere = u >= 0 && u <= 1;
        const depth = isHere ? place.depth(u, w) : -1.2;
        const body = isHere ? place.inside(u, w) : 0;
        const light = isHere ? place.luminance(u, w) : 0;
        const sway = height * 0.012 * Math.sin(TAU * ((x / height) * 0.55 + w * 0.5));
        const line = (y + depth * gap * RELIEF + sway) / gap;
        const wave = 0.5 + 0.5 * Math.sin(TAU * ((x / height) * 0.6 - w * 1.1 + 0.12 * Math.sin(TAU * w)));
        const isFree = index === places.length - 1;
        const isAbsent = isFree && w < PLINTH_TOP;
        const faint = mix(0.44, 0.14, clamp(light));
        const shadow = isFree ? mix(1, 0.42, clamp(light)) : mix(0.97, 0.07, clamp(light * 0.94) ** 0.85);
        // The plinths sink into the ground of the words below.
        const sunk = 1 - smoothstep(0.8, 0.99, w);
        return {
          line,
          thickness: mix(0.05 + 0.1 * wave, isAbsent ? faint : shadow, body) * sunk,
          ink: isFree && body > 0.02 ? signal() : wine(),
        };
      },
    });
  },
};
