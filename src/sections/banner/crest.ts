/** Weights between the thinnest and the heaviest letter: the eye no longer sees a step, and few letters change in a frame. */
export const steps = 16;

/** Radians from letter to letter: a crest spans eighteen of them. */
const perLetter = 0.35;
/** Radians from line to line. */
const perLine = 0.95;
/** Where the crest stands in the first line while the banner is in the middle of the screen: its fourth letter. */
const rest = 1.22;

/** Where a letter stands: its line and its place in the line, spaces counted. */
export interface LetterPlace {
  line: number;
  index: number;
}

/**
 * Height of the crest at a letter, as a step from 0 (weight 150, no flare) to `steps` - 1 (weight 870, full flare).
 * @param travel radians by which the crest has moved on from rest
 */
export function crestStep({ line, index }: LetterPlace, travel: number): number {
  const height = 0.5 + 0.5 * Math.cos(index * perLetter - line * perLine - rest - travel);
  return Math.round(height * (steps - 1));
}

/** How far the crest has moved from rest, one turn in all, while a block passes through the viewport. @param progress 0..1 */
export function crestTravel(progress: number): number {
  return (progress - 0.5) * 2 * Math.PI;
}

/** Progress of a block through the viewport: 0 as its top comes in below, 1 as its bottom leaves above. */
export function passage(top: number, height: number, viewport: number): number {
  return Math.min(1, Math.max(0, (viewport - top) / (viewport + height)));
}

/** The line of each word where words are put down until `capacity` characters are full. */
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

/** The place of every letter, word by word, given the line of each word. */
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
