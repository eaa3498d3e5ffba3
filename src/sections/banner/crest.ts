/**
 * Number of weights from the thinnest to the heaviest letter. The eye sees no steps, and few letters change per
 * frame.
 */
export const steps = 16;

/** Radians from letter to letter: a crest spans eighteen of them. */
const perLetter = 0.35;
/** Radians from line to line. */
const perLine = 0.95;
/** The crest's position in the first line while the banner is in the middle of the screen: its fourth letter. */
const rest = 1.22;

/** The position of a letter: its line and its index in the line, spaces included. */
export interface LetterPlace {
  line: number;
  index: number;
}

/**
 * Returns the height of the crest at a letter, as a step from 0 (weight 150, no flare) to `steps` - 1 (weight 870,
 * full flare).
 * @param travel radians by which the crest has moved from rest
 */
export function crestStep({ line, index }: LetterPlace, travel: number): number {
  const height = 0.5 + 0.5 * Math.cos(index * perLetter - line * perLine - rest - travel);
  return Math.round(height * (steps - 1));
}

/**
 * Returns the crest's distance from rest while a block passes through the viewport: one turn in all. @param progress
 * 0 to 1
 */
export function crestTravel(progress: number): number {
  return (progress - 0.5) * 2 * Math.PI;
}

/** Returns a block's progress through the viewport: 0 when its top enters below, 1 when its bottom leaves above. */
export function passage(top: number, height: number, viewport: number): number {
  return Math.min(1, Math.max(0, (viewport - top) / (viewport + height)));
}

/** Returns the line of each word if every line is filled up to `capacity` characters. */
export function fillLines(words: readonly string[], capacity: number): number[] {
  let line = 0;
  let used = 0;
  return words.map((word) => {
    if (used > 0 && used + 1 + word.length > capacity) {
      line += 1;
      used = 0;
    }
    used += (used > 0 ? 1 : 0) + word.length;
    return line;
  });
}

/** Returns the position of every letter, word by word, from the line of each word. */
export function letterPlaces(words: readonly string[], lines: readonly number[]): LetterPlace[][] {
  let before = 0;
  return words.map((word, at) => {
    const line = lines[at] ?? 0;
    if (at > 0) before = line === lines[at - 1] ? before + 1 : 0;
    const places = Array.from(word, (_, index) => ({ line, index: before + index }));
    before += places.length;
    return places;
  });
}
