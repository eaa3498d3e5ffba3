import { linearColour } from '../../src/lib/field/colour';
import { clamp, mix, smoothstep, TAU } from '../../src/lib/field/maths';
import { palette } from '../../src/lib/palette';
import { engrave, type Raster } from './engrave';

const board = { width: 640, height: 360, gap: 6 };
/** Rim and foot, board px down. */
const RIM = 50;
const FOOT = 330;

interface Vase {
  x: number;
  radius: number;
  belly: number;
  /** Waves in the profile. */
  turns: number;
  ink: string;
}

const vases: readonly Vase[] = [
  { x: 110, radius: 86, belly: 0.42, turns: 0.9, ink: palette.wine },
  { x: 320, radius: 104, belly: 0.62, turns: 0.5, ink: palette.vermilion },
  { x: 530, radius: 78, belly: 0.3, turns: 1.4, ink: palette.sea },
];
const inks = vases.map((vase) => linearColour(vase.ink));

/** Half width of a vase at a height, 0 at the foot and 1 at the rim. */
function profile({ radius, belly, turns }: Vase, height: number): number {
  const swell = Math.sin(Math.PI * height ** 0.8 * 0.98 + 0.05);
  return radius * (0.52 + belly * swell * (0.8 + 0.2 * Math.sin(TAU * height * turns)));
}

/** Three turned vases, drawn with the lines of their own clay. @param width CSS px; the height keeps 16 : 9 */
export function engraveVases(width: number, density: number): Raster {
  const scale = board.width / width;
  return engrave({
    width,
    height: Math.round(board.height / scale),
    density,
    ground: linearColour(palette.foam),
    field: (px, py) => {
      const x = px * scale;
      const y = py * scale;
      const down = (y - RIM) / (FOOT - RIM);
      const none = { line: y / board.gap, thickness: 0, ink: inks[0]! };
      if (down < 0 || down > 1) return none;
      for (const [i, vase] of vases.entries()) {
        const across = (x - vase.x) / (profile(vase, 1 - down) * mix(0.62, 1, smoothstep(0, 0.2, down)));
        if (Math.abs(across) >= 1) continue;
        const towards = Math.sqrt(1 - across * across);
        const light = clamp(0.1 + 0.9 * (0.75 * towards - 0.55 * across));
        return { line: (y + 14 * towards) / board.gap, thickness: mix(0.96, 0.12, light), ink: inks[i]! };
      }
      return none;
    },
  });
}
