/**
 * A number from 0 up to `below` that looks like chance and is the same for the same numbers everywhere: whole-number
 * arithmetic only, as the last digit of a sine differs from engine to engine. The mix is the finaliser of MurmurHash3.
 */
export function chance(below: number, ...of: readonly number[]): number {
  let mixed = 0x9e3779b9;
  for (const one of of) {
    mixed = Math.imul(mixed ^ one, 0x85ebca6b);
    mixed ^= mixed >>> 13;
    mixed = Math.imul(mixed, 0xc2b2ae35);
    mixed ^= mixed >>> 16;
  }
  return (mixed >>> 0) % below;
}

/** One of a list, chosen by `chance`. */
export const oneOf = <T>(list: readonly T[], ...of: readonly number[]): T =>
  list[chance(list.length, ...of)]!;

/** The rows of a packed table: a line each, its cells parted by `|`. */
export const rows = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split('|'));
