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
