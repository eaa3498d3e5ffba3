/** The figures of the bench: one form for each part, its check against the goal, and the output. */

const KiB = 1024;

const units = {
  ms: (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`,
  KiB: (value: number) => `${(value / KiB).toFixed(1)} KiB`,
  MB: (value: number) => `${(value / 1e6).toFixed(1)} MB`,
  /** Layout shift is compared at three decimals, the precision of its goal. */
  shift: (value: number) => value.toFixed(3),
  count: (value: number) => String(Number(value.toFixed(1))),
};

/** Of the output. Times are measured in ms, sizes in bytes. */
export type Unit = keyof typeof units;

export interface Goal {
  atMost?: number;
  atLeast?: number;
}

export interface Figure extends Goal {
  name: string;
  unit: Unit;
  /** The median of all measurements. */
  value: number;
  worst?: number;
}

export interface Section {
  title: string;
  figures: readonly Figure[];
  /** Prints only the figures that miss their goal, or the first five. */
  isLong?: boolean;
}

/** The lower one of two middle values. NaN of no values, and where one could not be measured. */
export function medianOf(values: readonly number[]): number {
  if (values.some(Number.isNaN)) return Number.NaN;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** The figure of several measured times. */
export const timesFigure = (name: string, times: readonly number[], goal: Goal = {}): Figure => ({
  name,
  unit: 'ms',
  value: medianOf(times),
  worst: Math.max(...times),
  ...goal,
});

/** NaN misses each goal. */
function isMissed({ unit, value, atMost, atLeast }: Figure): boolean {
  const compared = unit === 'shift' ? Number(value.toFixed(3)) : value;
  return (atMost !== undefined && !(compared <= atMost)) || (atLeast !== undefined && !(compared >= atLeast));
}

function lineOf({ name, unit, value, worst, atMost, atLeast }: Figure): string {
  const show = units[unit];
  const parts = [`${name.padEnd(40)} ${show(value).padStart(10)}`];
  if (worst !== undefined) parts.push(`worst ${show(worst)}`);
  if (atLeast !== undefined) parts.push(`goal ≥ ${show(atLeast)}`);
  if (atMost !== undefined) parts.push(`goal ≤ ${show(atMost)}`);
  return parts.join('  ');
}

/** Prints a section. @returns a line for each missed goal */
export function printSection({ title, figures, isLong }: Section): string[] {
  const missed = figures.filter(isMissed);
  const printed = isLong ? (missed.length > 0 ? missed : figures.slice(0, 5)) : figures;
  console.log(`\n${title}`);
  for (const figure of printed) console.log(`  ${isMissed(figure) ? '✗' : ' '} ${lineOf(figure)}`);
  return missed.map((figure) => `${title}: ${lineOf(figure).replace(/ +/g, ' ')}`);
}
