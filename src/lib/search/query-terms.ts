import { isTelling, wordsOf } from './words';

const mostWords = 12;

/**
 * The words to look for, each once: twelve at most, and without those that every text has, unless there are no others. An
 * 'about us' is meant as it stands.
 */
export function queryTerms(query: string): string[] {
  const terms = [...new Set(wordsOf(query).map(({ term }) => term))];
  const telling = terms.filter(isTelling);
  return (telling.length > 0 ? telling : terms).slice(0, mostWords);
}
