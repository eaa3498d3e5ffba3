import { clamp, mix, smoothstep, TAU } from '@/lib/field/maths';

export type Kind = 'Vases' | 'Bowls' | 'Cups';

/** A piece of the batch. Each is unique. */
export interface Piece {
  id: string;
  name: string;
  kind: Kind;
  /** Height and diameter in cm. */
  size: readonly [height: number, diameter: number];
  glaze: string;
  /** The custom property with its colour. */
  ink: string;
  /** In whole euros. */
  price: number;
  /** The depth of the wall's swell, and the number of swells. */
  belly: number;
  turns: number;
  /** Half the width of foot and rim, as a share of the widest. */
  foot: number;
  rim: number;
}

const piece = (
  name: string,
  kind: Kind,
  size: Piece['size'],
  [glaze, ink]: readonly [string, string],
  price: number,
  [belly, turns, foot, rim]: readonly [number, number, number, number],
): Piece => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  kind,
  size,
  glaze,
  ink,
  price,
  belly,
  turns,
  foot,
  rim,
});

const iron = ['Iron wine', 'wine'] as const;
const shino = ['Shino red', 'vermilion-deep'] as const;
const copper = ['Copper green', 'sea'] as const;
const plum = ['Plum', 'claret'] as const;

export const pieces: readonly Piece[] = [
  piece('Tall reed', 'Vases', [34, 15], iron, 180, [0.34, 0.9, 0.5, 0.42]),
  piece('Harvest', 'Vases', [29, 22], shino, 210, [0.6, 0.5, 0.42, 0.34]),
  piece('Double wave', 'Vases', [31, 16], copper, 195, [0.3, 1.4, 0.56, 0.5]),
  piece('Morning bowl', 'Bowls', [8, 17], copper, 58, [0.12, 0.5, 0.34, 1]),
  piece('Deep bowl', 'Bowls', [13, 21], plum, 84, [0.26, 0.5, 0.4, 0.94]),
  piece('Rain cup', 'Cups', [9, 8], iron, 36, [0.14, 1, 0.72, 0.86]),
  piece('Long neck', 'Vases', [38, 18], plum, 240, [0.62, 0.4, 0.5, 0.2]),
  piece('Low tide', 'Bowls', [6, 26], shino, 96, [0.08, 0.5, 0.26, 1]),
  piece('Thumb cup', 'Cups', [8, 9], shino, 34, [0.2, 0.6, 0.66, 0.8]),
  piece('Lantern', 'Vases', [24, 20], copper, 165, [0.5, 0.8, 0.6, 0.48]),
  piece('Kitchen bowl', 'Bowls', [11, 24], iron, 92, [0.2, 0.5, 0.36, 0.98]),
  piece('Quiet cup', 'Cups', [10, 8], copper, 36, [0.1, 0.5, 0.78, 0.9]),
];

/** The drawing's size, in units of its view box. */
export const drawing = { width: 240, height: 240 } as const;
const foot = 222;

/** Returns half the width of the wall at a height, 0 at the foot and 1 at the rim, as a share of the widest. */
function wallAt({ belly, turns, foot: from, rim }: Piece, height: number): number {
  const straight = mix(from, rim, smoothstep(0, 1, height));
  const swell = belly * Math.sin(Math.PI * height ** 0.85) * (0.8 + 0.2 * Math.sin(TAU * height * turns));
  // A foot ring, and a cut rim.
  return (straight + swell) * mix(0.86, 1, smoothstep(0, 0.06, height));
}

/**
 * Returns one path for the piece as a stack of lines, as the wheel leaves them. Each is a ring seen from the front,
 * thin towards the light and thick away from it.
 */
export function profileOf(piece: Piece): string {
  const [height, diameter] = piece.size;
  // Tall pieces fill the drawing's height, wide ones its width.
  const scale = Math.min(200 / height, 200 / diameter);
  const tall = height * scale;
  const widest = Math.max(...Array.from({ length: 41 }, (_, index) => wallAt(piece, index / 40)));
  const unit = (diameter * scale) / 2 / widest;
  const lines = Math.round(tall / 4.6);
  const gap = tall / lines;
  let path = '';
  for (let line = 0; line <= lines; line += 1) {
    const half = wallAt(piece, line / lines) * unit;
    const y = foot - line * gap;
    const points = Array.from({ length: 33 }, (_, index) => {
      const across = (index / 32) * 2 - 1;
      const towards = Math.sqrt(1 - across * across);
      const light = clamp(0.1 + 0.9 * (0.75 * towards - 0.55 * across));
      return {
        x: drawing.width / 2 + across * half,
        y: y + towards * half * 0.13,
        thick: (mix(0.92, 0.14, light) * gap) / 2,
      };
    });
    const edge = (side: 1 | -1, list = points) =>
      list.map(({ x, y: at, thick }) => `${x.toFixed(1)} ${(at + side * thick).toFixed(1)}`).join('L');
    path += `M${edge(-1)}L${edge(1, [...points].reverse())}Z`;
  }
  return path;
}
