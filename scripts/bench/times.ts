/**
 * Prints the line of a metric, marked if it misses its goal.
 * @returns the line in an array if the goal is missed, otherwise an empty array.
 */
export function printFigure(line: string, isMissed: boolean): string[] {
  console.log(`  ${isMissed ? '✗' : ' '} ${line}`);
  return isMissed ? [line] : [];
}

/** Median and maximum of several times, in ms. */
export interface Times {
  median: number;
  worst: number;
}

export function timesOf(all: readonly number[]): Times {
  const sorted = [...all].sort((a, b) => a - b);
  return { median: sorted[Math.floor((sorted.length - 1) / 2)]!, worst: sorted.at(-1)! };
}
