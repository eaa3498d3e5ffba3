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

const CELL = stripBox.width / 4;
const AXIS = 75;
/** The x at which the three strands separate. */
const PARTING = 1040;

/**
 * The part of the line that each of the four cells shows, for the layout with stacked cells. The third ends
 * before the strands separate, so that it contains a single line.
 */
export const stripPieces = [0, 1, 2, 3].map((cell) => ({
  x: cell * CELL,
  width: cell === 2 ? PARTING - cell * CELL : CELL,
}));

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
