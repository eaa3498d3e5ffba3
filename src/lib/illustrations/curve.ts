/** A height as a function of x, both in the figure's units. */
export type Height = (x: number) => number;

export interface FigureStroke {
  d: string;
  /** In px, however the stroke is stretched. */
  width: number;
  tone: 'primary' | 'secondary';
  opacity: number;
  /** Factors along x and y, about the centre. Strokes that differ only in these share their `d`. */
  stretch?: readonly [x: number, y: number];
}

/** The view box of the six service figures, about their centre. Draw it with `preserveAspectRatio="xMidYMid slice"`. */
export const figureBox = { left: -220, right: 220, top: -64, bottom: 64 } as const;

/** A stretch as the value of the `transform` attribute. Never by 0, at which a browser draws nothing. */
export const stretched = ([x, y]: readonly [x: number, y: number]): string =>
  `scale(${[x, y].map((factor) => Math.round(factor * 1000) / 1000 || 0.001).join(' ')})`;

/** Formats a number for a path: at most one decimal and no leading zero. */
export function short(value: number): string {
  const text = String(Math.round(value * 10) / 10 || 0);
  return text.replace(/^(-?)0\./, '$1.');
}

/** Joins numbers as path data: a minus or a second decimal point needs no space before it. */
export function join(values: readonly number[]): string {
  let out = '';
  let pointed = false;
  for (const value of values) {
    const text = short(value);
    const glued = out === '' || text.startsWith('-') || (text.startsWith('.') && pointed);
    out += glued ? text : ` ${text}`;
    pointed = text.includes('.');
  }
  return out;
}

/** Rounds to one decimal, the precision of paths. */
function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * A path through a height function at the given knots: cubic Hermite segments as relative Béziers. Uses the
 * shorthand (`s`) between two segments of equal length, whose tangents mirror each other.
 * @param knots - increasing values of x. Four per period are enough for a sine.
 */
export function curve(height: Height, knots: readonly number[]): string {
  const reach = 0.01;
  const slope = (x: number) => (height(x + reach) - height(x - reach)) / (2 * reach);
  let x = tenth(knots[0]!);
  let y = tenth(height(knots[0]!));
  let from = slope(knots[0]!);
  let length = 0;
  let path = `M${join([x, y])}`;
  for (const knot of knots.slice(1)) {
    const nextX = tenth(knot);
    const nextY = tenth(height(knot));
    const to = slope(knot);
    const dx = nextX - x;
    const dy = nextY - y;
    const end = [(dx * 2) / 3, dy - (to * dx) / 3, dx, dy];
    path += Math.abs(dx - length) < 0.15 ? `s${join(end)}` : `c${join([dx / 3, (from * dx) / 3, ...end])}`;
    [x, y, from, length] = [nextX, nextY, to, dx];
  }
  return path;
}

/** Evenly spaced values from `from` to `to`, in `count` steps. */
export function even(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}
