// d3-scale does this and more for 13 kB: a chart of the first screen makes do with a straight line and a band.

/** A value's place between two ends. */
export function linearScale(most: number, from: number, to: number): (value: number) => number {
  return (value) => (most === 0 ? from : from + (value / most) * (to - from));
}

/** The next step of 1, 2, 2.5 or 5 times a power of ten. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const size = [1, 2, 2.5, 5, 10].find((step) => step * power >= rough * (1 - 1e-9)) ?? 10;
  return size * power;
}

/**
 * Round values from 0 up to or past the highest, evenly spaced, for an axis.
 * @param most - the highest value, from 0
 * @param count - about how many steps
 * @param whole - only whole numbers: for things that are counted
 */
export function niceTicks(most: number, count = 5, whole = false): number[] {
  const highest = Number.isFinite(most) && most > 0 ? most : 1;
  const rough = niceStep(highest / count);
  const step = whole ? Math.ceil(rough) : rough;
  const steps = Math.max(1, Math.ceil(highest / step - 1e-9));
  // A sum of steps would carry the error of each; a product carries that of one.
  return Array.from({ length: steps + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

export interface Band {
  /** Where it begins. */
  start: number;
  size: number;
}

/** The place of one of several bars that share a length. @param padding - of a bar's part, what stays free: 0 to 1 */
export function bandScale(count: number, from: number, to: number, padding = 0.3): (index: number) => Band {
  const part = (to - from) / Math.max(1, count);
  return (index) => ({ start: from + part * (index + padding / 2), size: part * (1 - padding) });
}
