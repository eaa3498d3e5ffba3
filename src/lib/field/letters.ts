import { palette } from '../palette';
import { float } from './float';
import { hotRamp, type RampStops } from './hot-ramp';
import { TAU } from './maths';

/** Outlines of a text: an SVG path, its size in units of the path, the baseline at y 0 and the letters above it. */
export interface Letters {
  path: string;
  width: number;
  height: number;
}

/** The place of letters, CSS px: fitted between left and right, never taller than `top` to `baseline`. */
export interface LetterBox {
  left: number;
  right: number;
  top: number;
  baseline: number;
}

/** Letters of lines in a crop. In CSS px. */
export interface LettersComposition {
  gap: number;
  /** How far the letters are softened (standard deviation) for their thickness and for the shift of the lines in them. */
  inside: number;
  relief: number;
  /** How far the lines are moved within the letters. */
  shift: number;
  box: LetterBox;
}

/** Two waves of the lines: height as a share of the picture's, periods across and down, and a start in turns. */
type Wave = readonly [height: number, across: number, down: number, start: number];

export interface LettersPicture {
  ramp: RampStops;
  ground: string;
  waves: readonly [Wave, Wave];
  /** Width of the lines outside the letters and within them, as a share of the gap. */
  thickness: readonly [outside: number, inside: number];
  /** GLSL for the place on the ramp, from `within` (0..1) and `u` (0 left to 1 right). */
  tone: string;
}

/** The brand's name at the foot of each page. */
export const wordmarkPicture: LettersPicture = {
  ramp: hotRamp,
  ground: palette.wine,
  waves: [
    [0.05, 1.5, 0.25, 0],
    [0.02, 3.1, -0.4, 0.2],
  ],
  thickness: [0.1, 0.84],
  tone: 'mix(0.28, mix(0.58, 0.9, smoothstep(0.1, 1.0, u)), within)',
};

/** The numerals of the 404. */
export const lostPicture: LettersPicture = {
  ramp: [
    [0, palette.claret],
    [1, palette.accentLine],
  ],
  ground: palette.foam,
  waves: [
    [0.028, 1.25, 0.5, 0],
    [0.012, 2.7, -1, 0],
  ],
  thickness: [0.07, 0.7],
  tone: 'step(0.06, within)',
};

/** The composition in a crop of this width. Phones have one of their own. */
export function wordmarkIn(width: number): LettersComposition {
  const isPhone = width < 500;
  const gap = isPhone ? 4 : 8;
  const relief = isPhone ? 1.8 : 6;
  // The column of the text at the least width that shows the crop: the footer scales the picture with the column.
  const column = width > 1440 ? 1440 : 1312;
  return {
    gap,
    inside: relief * 0.25,
    relief,
    // Half a step aside within the letters, so that their lines meet the gaps outside.
    shift: gap * 0.5,
    box: isPhone
      ? { left: 20, right: 370, top: 24, baseline: 109 }
      : {
          left: (width - column) / 2,
          right: (width + column) / 2,
          top: column * 0.0385,
          baseline: column * 0.27,
        },
  };
}

/** As `wordmarkIn`, for the numerals of the 404. */
export function lostIn(width: number): LettersComposition {
  const isPhone = width < 500;
  const relief = isPhone ? 9 : 26;
  return {
    gap: isPhone ? 5 : 9,
    inside: relief * 0.15,
    relief,
    shift: relief * 0.92,
    box: isPhone
      ? { left: 22, right: 362, top: 200, baseline: 350 }
      : { left: width / 2 - 560, right: width / 2 + 607, top: 100, baseline: 658 },
  };
}

/** How letters of this size stand in a box: px per unit of their path, and where its origin is. */
export function fitLetters(
  { width, height }: Omit<Letters, 'path'>,
  { left, right, top, baseline }: LetterBox,
): { scale: number; x: number; y: number } {
  return { scale: Math.min((right - left) / width, (baseline - top) / height), x: left, y: baseline };
}

/** The waves move as the phase grows: the first one to the right, the second to the left and faster. */
const waveOf = ([height, across, down, start]: Wave, phase: string) =>
  `height * ${float(height)} * sin(${float(TAU)} * (u * ${float(across)} + w * ${float(down)} + ${float(start)}) ${phase})`;

/**
 * The mathematics of letters, for the graphics card and for the plate, as `heroSwellMaths`. `lettersAt` in CSS px of the crop:
 * line coordinate, thickness as a share of the gap, place on the ramp (0..1). `within` and `relief` say how far a point is
 * inside the letters (0..1), softened a little and more.
 */
export const lettersMaths = ({
  waves: [first, second],
  thickness: [thin, thick],
  tone,
}: LettersPicture) => /* glsl */ `
vec3 lettersAt(float x, float y, float phase, float width, float height, float gap, float shift, float within, float relief) {
  float u = x / width;
  float w = y / height;
  float displacement = ${waveOf(first, '- 2.0 * phase')} + ${waveOf(second, '+ 3.0 * phase')};
  float line = (y + displacement - relief * shift) / gap;
  float thickness = mix(${float(thin)}, ${float(thick)}, within);
  float tone = ${tone};
  return vec3(line, thickness, tone);
}
`;
