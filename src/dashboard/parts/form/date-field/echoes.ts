/** Distinguishes a reported value that the form returns late from a value that other code sets. */
export interface Echoes {
  report: (value: string) => void;
  isEcho: (value: string) => boolean;
}

export function createEchoes(first: string): Echoes {
  /** The last returned value and the values reported after it. */
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
