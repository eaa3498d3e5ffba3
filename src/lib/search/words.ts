/** Letters that Unicode does not take apart into a plain one and its accent. */
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

/** What two spellings of one word have in common: lower case, without accents, ligatures and full-width forms. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[ßæœøłđþı]/g, (letter) => plainLetters[letter]!);
}

/** A word of a text, and where it stands there. */
export interface Word {
  /** Folded: what is looked up. */
  term: string;
  /** The first place in the text, in UTF-16 units. */
  start: number;
  /** The place after its last. */
  end: number;
}

/** The words of a text in any script: runs of letters, marks and digits. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const term = fold(word);
    return term ? [{ term, start: index, end: index + word.length }] : [];
  });
}

/** Words that every English text has: they tell no page from another. */
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

/** Whether a word says something of the page it stands on. A single letter does not. */
export const isTelling = (term: string): boolean => term.length > 1 && !stopWords.has(term);
