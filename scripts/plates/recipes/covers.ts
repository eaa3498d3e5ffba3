import { linearColour } from '../../../src/lib/field/colour';
import { TAU } from '../../../src/lib/field/maths';
import { palette } from '../../../src/lib/palette';
import { engrave } from '../engrave';
import { isPhone, media, type Recipe } from '../recipe';

/** A cover's wave: displacement in CSS px and thickness, at board px of 1440 x 680. */
type CoverWave = (x: number, y: number) => { displacement: number; thickness: number };

const board = { width: 1440, height: 680, gap: 8.5 };

/** Two sources whose rings meet; `a` and `b` are where they stand. */
function interference(a: readonly [number, number], b: readonly [number, number], rate = 0.024): CoverWave {
  return (x, y) => {
    const ra = Math.hypot(x - a[0], y - a[1]) * rate;
    const rb = Math.hypot(x - b[0], y - b[1]) * rate;
    const tone = (Math.sin(ra + 0.9) + Math.sin(rb + 0.9)) / 4 + 0.5;
    return { displacement: 26 * (Math.sin(ra) + Math.sin(rb)), thickness: 0.06 + 0.8 * tone * tone };
  };
}

/** A checker of sines; `columns` and `rows` are periods in the board. */
function checker(columns: number, rows: number): CoverWave {
  return (x, y) => {
    const across = (TAU * columns * x) / board.width;
    const down = Math.sin((TAU * rows * y) / board.height);
    return {
      displacement: 40 * Math.sin(across) * down,
      thickness: 0.06 + 0.55 * (0.5 + 0.5 * Math.cos(across) * down) ** 1.4,
    };
  };
}

/** Amplitude that grows from left to right while the lines stay as many. */
function growth(periods: number): CoverWave {
  return (x) => {
    const u = x / board.width;
    return {
      displacement: 60 * u * u * Math.sin(TAU * u * periods),
      thickness: 0.06 + 0.55 * u * (0.5 + 0.5 * Math.cos(TAU * u * periods)),
    };
  };
}

/** One drop: rings that die away from a centre. */
function ripple(cx: number, cy: number): CoverWave {
  return (x, y) => {
    const r = Math.hypot((x - cx) / 1.2, y - cy);
    const fade = Math.exp((-r * r) / 90000);
    return {
      displacement: 34 * fade * Math.cos(r * 0.026),
      thickness: 0.06 + 0.6 * fade * (0.5 - 0.5 * Math.cos(r * 0.026 + 0.5)),
    };
  };
}

/** Slanting bands that slide along each other. */
function shear(periods: number, lean: number): CoverWave {
  return (x, y) => {
    const p =
      TAU *
      ((periods * x) / board.width + (lean * y) / board.height + 0.1 * Math.sin((TAU * y) / board.height));
    return {
      displacement: 38 * Math.sin(p),
      thickness: 0.06 + 0.58 * (0.5 + 0.5 * Math.cos(p + 0.4)) ** 1.3,
    };
  };
}

/** One row a cover: name, ground, ink, wave. A new article or service needs only a new row. */
const rows = [
  ['interference', palette.blush, palette.wine, interference([300, 360], [1140, 300])],
  ['checker', palette.vermilion, palette.blush, checker(2, 1)],
  ['growth', palette.wine, palette.glass, growth(5)],
  ['ripple', palette.glass, palette.wine, ripple(720, 340)],
  ['shear', palette.wine, palette.coral, shear(2.2, -0.9)],
] as const;

/** Editorial covers, for articles and service pages. */
export const covers: readonly Recipe[] = rows.map(([name, ground, ink, wave]) => ({
  id: `cover-${name}`,
  decorative: true,
  sources: ['scripts/plates/recipes/covers.ts'],
  crops: [
    {
      name: 'phone',
      width: 390,
      height: 320,
      densities: [2],
      media: media.phone,
      fallback: 'desktop',
      packing: { avif: 36, chroma: '4:2:0' },
    },
    {
      name: 'desktop',
      width: board.width,
      height: board.height,
      densities: [1],
      packing: { avif: 40, webp: 20 },
    },
  ],
  render: (crop, density) => {
    const { width, height } = crop;
    // A phone shows the middle of the board at half size, with finer lines.
    const scale = isPhone(crop) ? board.height / height : 1;
    const left = (board.width - width * scale) / 2;
    const gap = isPhone(crop) ? 5 : board.gap;
    const inkColour = linearColour(ink);
    return engrave({
      width,
      height,
      density,
      ground: linearColour(ground),
      field: (x, y) => {
        const { displacement, thickness } = wave(left + x * scale, y * scale);
        return { line: (y + displacement / scale) / gap, thickness, ink: inkColour };
      },
    });
  },
}));
