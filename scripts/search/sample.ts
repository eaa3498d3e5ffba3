import type { SearchDocument } from './build-index';

/**
 * Articles that count like real ones: the same at every run. What matters to an index is how many different words there are
 * and how they are spread. As in English prose nearly half are words of grammar; of the others half belong to the article's
 * subject, and the frequency of all falls with their rank (Zipf–Mandelbrot). An article of 800 words has about 280 different
 * telling ones, 2,000 articles have 30,000.
 */

const grammar =
  'the of and to a in is that for it as was with be by on not this are or an from but at they we have'.split(
    ' ',
  );
const onsets = 'b br c ch cl d dr f fl g gr h j k l m n p pl pr qu r s sh st t th tr v w'.split(' ');
const vowels = 'a e i o u ai ea ee ou'.split(' ');
const codas = ['', '', 'n', 'r', 's', 'l', 't', 'nd', 'ck', 'm'];
const vocabulary = 30_000;
const subjects = 60;
/** Words of each subject: every sixtieth of the vocabulary. */
const subjectWords = vocabulary / subjects;

/** Numbers from 0 to 1 that look random (mulberry32, public domain). */
function randomBy(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The word of a rank: the frequent ones are short. */
function wordOf(rank: number): string {
  const random = randomBy(rank);
  const pick = (parts: readonly string[]) => parts[Math.floor(random() * parts.length)]!;
  const syllables = rank < 300 ? 1 : rank < 6000 ? 2 : 3;
  return Array.from({ length: syllables }, () => pick(onsets) + pick(vowels) + pick(codas)).join('');
}

const words = Array.from({ length: vocabulary }, (_, rank) => wordOf(rank));

/** A rank below `count`, drawn as words are used. The inverse of the integral of 1 / (rank + 2.7). */
const rankBelow = (count: number, share: number) =>
  Math.min(count - 1, Math.floor(2.7 * (1 + count / 2.7) ** share - 2.7));

/** @param length - words of text in each. */
export function sampleArticles(count: number, length = 800): SearchDocument[] {
  return Array.from({ length: count }, (_, number) => {
    const random = randomBy(number + 1);
    const subject = Math.floor(random() * subjects);
    const draw = () => {
      const kind = random();
      if (kind < 0.47) return grammar[rankBelow(grammar.length, random())]!;
      if (kind < 0.74) return words[rankBelow(subjectWords, random()) * subjects + subject]!;
      return words[rankBelow(vocabulary, random())]!;
    };
    const phrase = (size: number) => Array.from({ length: size }, draw).join(' ');
    const title = phrase(5);
    return {
      path: `/blog/${title.replaceAll(' ', '-')}-${number}`,
      kind: 'article',
      title,
      summary: phrase(24),
      tags: [words[300 + subject]!],
      headings: [phrase(4), phrase(4), phrase(4)],
      text: phrase(length),
    };
  });
}
