/** A height as a function of x, both in the figure's own units. */
export type Height = (x: number) => number;

/** One stroke of a figure. */
export interface FigureStroke {
  d: string;
  width: number;
  tone: 'primary' | 'secondary';
  opacity: number;
}

/** The six service figures share this box; draw it with `preserveAspectRatio="xMidYMid slice"`. */
export const figureBox = { width: 440, height: 128 } as const;

/** A number with at most one decimal and no idle zero, ready to follow another in a path. */
export function short(value: number): string {
  const text = String(Math.round(value * 10) / 10 || 0);
  return text.replace(/^(-?)0\./, '$1.');
}

/** Joins numbers as a path does: a minus or a second decimal point needs no space before it. */
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

/** Rounds to the tenth in which paths are written. */
function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * A path through a height function at the given places: cubic Hermite segments written as relative Béziers, in
 * shorthand (`s`) wherever two neighbours are equally long, since their tangents then mirror each other.
 * @param knots rising x; four a period are enough for a sine
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

/** Places from `from` to `to`, `count` equal steps apart. */
export function even(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}
