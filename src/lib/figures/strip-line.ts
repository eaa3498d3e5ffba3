import { mix, smoothstep, TAU } from '../field/maths';
import { curve, even } from './curve';

/** One stroke of the feature strip. The three strands of the last cell have one tone each. */
export interface StripStroke {
  d: string;
  tone: 'primary' | 'secondary' | 'tertiary';
}

/**
 * The strip's view box of four cells. Stretch it with `preserveAspectRatio="none"` and a non-scaling stroke.
 */
export const stripBox = { width: 1440, height: 150 } as const;

/** The view box of one cell's piece, for the layout with stacked cells. */
export const stripPieceBox = { width: 128, height: 48 } as const;

const CELL = stripBox.width / 4;
const AXIS = 75;
/** The x at which the three strands separate. */
const PARTING = 1040;

const tones = ['primary', 'secondary', 'tertiary'] as const;

/** Height of the line: a calm, a growing and a fine wave, then one of three strands (0, 1 or 2). */
function stripHeight(x: number, strand: number): number {
  const calm = -9 * Math.cos((TAU * (x - 60)) / 240) * (1 - smoothstep(290, 390, x));
  const growing =
    mix(2, 48, smoothstep(300, 650, x)) *
    smoothstep(300, 380, x) *
    (1 - smoothstep(672, 735, x)) *
    Math.cos((TAU * (x - 618)) / 128);
  const packet = 7 + 23 * Math.exp(-(((x - 893) / 62) ** 2));
  const fine =
    packet * smoothstep(690, 740, x) * (1 - smoothstep(1000, 1060, x)) * Math.cos((TAU * (x - 876)) / 34);
  const merged = 28 * smoothstep(PARTING, 1180, x) * Math.cos((TAU * (x - 1282)) / 190 + (strand * TAU) / 3);
  return AXIS - calm - growing - fine - merged;
}

/** Knots at a quarter of the local period. */
function knots(from: number, to: number): number[] {
  const spans: readonly (readonly [from: number, to: number, step: number])[] = [
    [0, 360, 60],
    [360, 672, 26],
    [672, 1063, 8.5],
    [1063, 1440, 29],
  ];
  return spans.flatMap(([start, end, step], i) => {
    const [a, b] = [Math.max(start, from), Math.min(end, to)];
    if (b <= a) return [];
    const places = even(a, b, Math.max(1, Math.round((b - a) / step)));
    return i === 0 || a === from ? places : places.slice(1);
  });
}

/** The line across all four cells, followed by the two strands that join it in the last cell. */
export function stripLine(): StripStroke[] {
  return tones.map((tone, strand) => ({
    d: curve((x) => stripHeight(x, strand), knots(strand === 0 ? 0 : PARTING, stripBox.width)),
    tone,
  }));
}

/** The same line split into its four cells, each in `stripPieceBox`. */
export function stripPieces(): StripStroke[][] {
  const scale = stripPieceBox.width / CELL;
  return [0, 1, 2, 3].map((cell) => {
    const from = cell * CELL;
    // The third cell ends before the strands separate, so that it contains a single line.
    const places = knots(from, cell === 2 ? PARTING : from + CELL);
    const span = places[places.length - 1]! - from;
    const fit = stripPieceBox.width / span;
    const strands = cell === 3 ? tones : tones.slice(0, 1);
    return strands.map((tone, strand) => ({
      d: curve(
        (x) => stripPieceBox.height / 2 + (stripHeight(from + x / fit, strand) - AXIS) * scale,
        places.map((x) => (x - from) * fit),
      ),
      tone,
    }));
  });
}
