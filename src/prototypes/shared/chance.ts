/**
 * Random numbers that are the same for the same words, so that a prototype shows the same content each time. FNV-1a
 * for the words, mulberry32 for the sequence.
 * @returns numbers from 0 up to, but not including, 1.
 */
export function chance(...words: readonly (string | number)[]): () => number {
  let state = 0x811c9dc5;
  for (const letter of words.join('|')) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
