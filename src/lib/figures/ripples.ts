import { TAU } from '../field/maths';
import { figureBox, join, type FigureStroke } from './curve';

const RINGS = 12;
const SPACING = 18.6;
const FIRST = 8.4;
/** The radius at which a ring has faded out: where the next ring would start. */
const LAST = FIRST + SPACING * RINGS;

/** Social Marketing: rings that grow from the centre, clipped above and below. @param phase - in radians. */
export function ripples(phase: number): FigureStroke[] {
  const travelled = phase / TAU - Math.floor(phase / TAU);
  const strokes: FigureStroke[] = [];
  for (let i = -1; i < RINGS; i++) {
    const radius = Math.max(0, FIRST + SPACING * (i + travelled));
    const faded = Math.max(0, 1 - radius / LAST);
    const born = Math.min(1, radius / FIRST);
    const r = join([radius]);
    const arc = (across: number) => `a${r} ${r} 0 1 0 ${join([across, 0])}`;
    strokes.push({
      d: `M${join([figureBox.width / 2 - radius, 64])}${arc(2 * radius)}${arc(-2 * radius)}`,
      width: Math.round(10 + 12 * faded) / 10,
      tone: 'primary',
      opacity: Math.round(100 * born * Math.min(1, faded * 1.15)) / 100,
    });
  }
  return strokes;
}
