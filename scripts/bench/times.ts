/** Middle and worst of several times, in ms. */
export interface Times {
  median: number;
  worst: number;
}

export function timesOf(all: readonly number[]): Times {
  const sorted = [...all].sort((a, b) => a - b);
  return { median: sorted[Math.floor((sorted.length - 1) / 2)]!, worst: sorted.at(-1)! };
}
