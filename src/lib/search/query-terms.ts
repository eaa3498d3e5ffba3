import { isTelling, wordsOf } from './words';

const maxWords = 12;

/**
 * The distinct terms to search for, twelve at most. Stop words are removed, unless the query has no other
 * words, such as 'about us'.
 */
export function queryTerms(query: string): string[] {
  const terms = [...new Set(wordsOf(query).map(({ term }) => term))];
  const telling = terms.filter(isTelling);
  return (telling.length > 0 ? telling : terms).slice(0, maxWords);
}
