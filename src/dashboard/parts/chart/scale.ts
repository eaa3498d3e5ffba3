// d3-scale costs 13 kB. The charts of the first screen need only a linear scale and a band scale.

/** Maps a value between 0 and `most` to a position between `from` and `to`. */
export function linearScale(most: number, from: number, to: number): (value: number) => number {
  return (value) => (most === 0 ? from : from + (value / most) * (to - from));
}

/** Rounds up to 1, 2, 2.5 or 5 times a power of ten. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const size = [1, 2, 2.5, 5, 10].find((step) => step * power >= rough * (1 - 1e-9)) ?? 10;
  return size * power;
}

/**
 * Evenly spaced round values for an axis, from 0 to at least the highest value.
 * @param most - the highest value, from 0
 * @param count - approximate number of steps
 * @param whole - whole numbers only, for counts
 */
export function niceTicks(most: number, count = 5, whole = false): number[] {
  const highest = Number.isFinite(most) && most > 0 ? most : 1;
  const rough = niceStep(highest / count);
  const step = whole ? Math.ceil(rough) : rough;
  const steps = Math.max(1, Math.ceil(highest / step - 1e-9));
  // Multiplying avoids the accumulated rounding error of repeated addition.
  return Array.from({ length: steps + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

export interface Band {
  start: number;
  size: number;
}

/** Positions bars in a range. @param padding - free share of each bar's band, from 0 to 1 */
export function bandScale(count: number, from: number, to: number, padding = 0.3): (index: number) => Band {
  const part = (to - from) / Math.max(1, count);
  return (index) => ({ start: from + part * (index + padding / 2), size: part * (1 - padding) });
}
