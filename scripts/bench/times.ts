/**
 * Prints a figure's line, marked if it misses its goal.
 * @returns the lines that the end of the run repeats: this one or none
 */
export function printFigure(line: string, isMissed: boolean): string[] {
  console.log(`  ${isMissed ? '✗' : ' '} ${line}`);
  return isMissed ? [line] : [];
}

/** Middle and worst of several times, in ms. */
export interface Times {
  median: number;
  worst: number;
}

export function timesOf(all: readonly number[]): Times {
  const sorted = [...all].sort((a, b) => a - b);
  return { median: sorted[Math.floor((sorted.length - 1) / 2)]!, worst: sorted.at(-1)! };
}
