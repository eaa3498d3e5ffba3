/** Letters that Unicode normalisation does not split into a base letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  þ: 'th',
  ı: 'i',
};

/** Normalises spelling variants of a word: lower case, without accents, ligatures and full-width forms. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[ßæœøłđþı]/g, (letter) => plainLetters[letter]!);
}

/** A word of a text with its range. */
export interface Word {
  /** The folded form, used for lookup. */
  term: string;
  /** Start offset in UTF-16 units, inclusive. */
  start: number;
  /** End offset, exclusive. */
  end: number;
}

/** The words of a text in any script: sequences of letters, marks and digits. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const term = fold(word);
    return term ? [{ term, start: index, end: index + word.length }] : [];
  });
}

/** Frequent words that do not distinguish one page from another. */
const stopWords = new Set(
  (
    'a about above after again all also although am an and any are as at be because been before being below between both ' +
    'but by can cannot could did do does doing down during each either else ever every few for from further get had has ' +
    'have having he her here hers him his how however i if in into is it its itself just less let like may me might mine ' +
    'more most much must my neither no nor not now of off often on once one only onto or other our ours out over own per ' +
    'rather same she should since so some such than that the their theirs them then there these they this those though ' +
    'through thus to too under until up upon us very was we were what when where whether which while who whom whose why ' +
    'will with within without would yet you your yours'
  ).split(' '),
);

/** Whether a word is relevant for search: no stop word and no single letter. */
export const isTelling = (term: string): boolean => term.length > 1 && !stopWords.has(term);
