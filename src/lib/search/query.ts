import { isTelling, wordsOf } from './words';

/** Nobody means more than this; an address may hold any amount. In UTF-16 units. */
export const longestQuery = 200;
const mostWords = 12;

/** The question in any text: one space between words, cut to `longestQuery` and never within a character. */
export function readQuery(text: string): string {
  return text
    .slice(0, longestQuery)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * The words to look for, each once: twelve at most, and without those that every text has, unless there are no others. An
 * 'about us' is meant as it stands.
 */
export function queryTerms(query: string): string[] {
  const terms = [...new Set(wordsOf(query).map(({ term }) => term))];
  const telling = terms.filter(isTelling);
  return (telling.length > 0 ? telling : terms).slice(0, mostWords);
}

/** The address of the results page with a question. */
export const resultsPath = (page: string, query: string): string =>
  `${page}?${new URLSearchParams({ q: readQuery(query) })}`;
