import { linearColour } from '../../../src/lib/field/colour';
import { clamp, mix, TAU } from '../../../src/lib/field/maths';
import { palette } from '../../../src/lib/palette';
import { bust, type Person } from '../bust';
import { portraitCrops } from '../crops';
import { engrave } from '../engrave';
import { march } from '../march';
import { sampler, type Mask } from '../mask';
import { flat, ramp } from '../ramp';
import type { Recipe } from '../recipe';
import { blur, easeOverhangs } from '../relief';

/** Lines across a picture's width, and how many of them one unit of depth bends a line by. */
const LINES = 100;
const RELIEF = 3.4;
const MAP = { width: 600, height: 750 };

interface Sitter extends Person {
  id: string;
  ground: string;
  /** Dark ink draws the shadows; light ink, on a dark ground, draws the light. */
  ink: 'shadow' | 'light';
}

export const sitters: readonly Sitter[] = [
  {
    id: 'portrait-noor',
    yaw: 0.62,
    pitch: 0.04,
    hair: 'bun',
    light: [0.05, 0.62, 0.78],
    ground: palette.vermilion,
    ink: 'shadow',
  },
  {
    id: 'portrait-ilan',
    yaw: -0.42,
    pitch: 0.02,
    hair: 'crop',
    glasses: true,
    jaw: 0.06,
    light: [-0.5, 0.55, 0.67],
    ground: palette.blush,
    ink: 'shadow',
  },
  {
    id: 'portrait-mara',
    yaw: 0.34,
    pitch: -0.05,
    hair: 'curls',
    light: [-0.5, 0.55, 0.67],
    ground: palette.wine,
    ink: 'light',
  },
];

const lightInk = ramp([
  [0, palette.claret],
  [0.4, palette.vermilion],
  [0.75, palette.coral],
  [1, palette.blush],
]);
const shadowInk = flat(palette.wine);

interface Maps {
  luminance: Mask;
  inside: Mask;
  depth: Mask;
}

/** Marches a sitter once and reads the result at any size; coordinates are shares of width and height. */
function mapsOf(sitter: Sitter): Maps {
  const relief = march(bust(sitter), sitter.light, MAP.width, MAP.height);
  const depth = blur(relief.depth, MAP.width, MAP.height, 7);
  // A displaced line advances by (1 - slope): at .6 lines part under a chin or a curl but never close into a ring.
  const unitsPerRow = 0.6 / ((RELIEF / LINES) * MAP.width);
  easeOverhangs(depth, MAP.width, MAP.height, unitsPerRow);
  const read = (values: Float32Array) => sampler(values, MAP.width, MAP.height, 1, 1);
  return {
    luminance: read(blur(relief.luminance, MAP.width, MAP.height, 1)),
    inside: read(relief.inside),
    depth: read(blur(depth, MAP.width, MAP.height, 3)),
  };
}

/** The team, carved and lit by ourselves: depth bends the lines, light sets their width. */
export const portraits: readonly Recipe[] = sitters.map((sitter) => {
  let maps: Maps | undefined;
  return {
    id: sitter.id,
    sources: ['recipes/portraits.ts', 'bust.ts', 'sdf.ts', 'march.ts', 'relief.ts', 'mask.ts'].map(
      (file) => `scripts/plates/${file}`,
    ),
    data: sitter,
    crops: portraitCrops,
    render: ({ width, height }, density) => {
      maps ??= mapsOf(sitter);
      const { luminance, inside, depth } = maps;
      const gap = width / LINES;
      return engrave({
        width,
        height,
        density,
        ground: linearColour(sitter.ground),
        field: (x, y) => {
          const u = x / width;
          const w = y / height;
          const sway = height * 0.01 * Math.sin(TAU * (u * 1.3 + w * 0.6));
          const line = (y + depth(u, w) * gap * RELIEF + sway) / gap;
          const wave = 0.5 + 0.5 * Math.sin(TAU * (u * 1.1 - w * 1.3 + 0.12 * Math.sin(TAU * w)));
          const body = inside(u, w);
          const light = luminance(u, w);
          if (sitter.ink === 'shadow') {
            const shadow = mix(0.97, 0.04, clamp(light * 1.12) ** 0.8);
            return { line, thickness: mix(0.05 + 0.1 * wave, shadow, body), ink: shadowInk() };
          }
          const lit = mix(0.03, 0.92, clamp(light * 1.05) ** 0.85);
          return {
            line,
            thickness: mix(0.05 + 0.12 * wave, lit, body),
            ink: lightInk(mix(0.18, 0.25 + 0.8 * light, body)),
          };
        },
      });
    },
  };
});
