/** Tells a value that comes back late, after it was reported, from one that somebody else set. */
export interface Echoes {
  report: (value: string) => void;
  isEcho: (value: string) => boolean;
}

export function createEchoes(first: string): Echoes {
  /** The last value that came back, and those that were reported after it. */
  let reported: readonly string[] = [first];
  return {
    report: (value) => {
      reported = [...reported, value];
    },
    isEcho: (value) => {
      const at = reported.indexOf(value);
      reported = at < 0 ? [value] : reported.slice(at);
      return at >= 0;
    },
  };
}
