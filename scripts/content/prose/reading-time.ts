/**
 * Silent readers of English manage about 238 words of non-fiction a minute (Brysbaert 2019, 'How many words do we read per
 * minute?', Journal of Memory and Language 109). Code and a second language slow that down: 200 promises no less.
 */
const wordsAMinute = 200;

/** Scripts that write no spaces between words. */
export const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The words of a text: what is between spaces and, in a script without spaces, the words that a dictionary finds. */
export const wordsIn = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((part) =>
      unspaced.test(part)
        ? [...segmenter.segment(part)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
        : part,
    );

/** Minutes that a plain text takes to read, rounded, and never fewer than one. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(wordsIn(text).length / wordsAMinute));
