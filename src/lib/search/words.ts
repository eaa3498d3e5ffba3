import { plainLetters } from '../plain-letters';
import { stopWords } from './stop-words';

/** Normalises spelling variants of a word: lower case, without accents, ligatures, full-width forms and soft hyphens. */
export function fold(text: string): string {
  return plainLetters(
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\p{Diacritic}\u00AD]/gu, ''),
  );
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

/** The words of a text in any script: sequences of letters, marks and digits. A soft hyphen is within a word. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}\u00AD]+/gu)].flatMap(({ 0: word, index }) => {
    const term = fold(word);
    return term ? [{ term, start: index, end: index + word.length }] : [];
  });
}

const tooFrequent = new Set(stopWords.split(' '));

/** Whether a word is relevant for search: no stop word and no single letter. */
export const isTelling = (term: string): boolean => term.length > 1 && !tooFrequent.has(term);
