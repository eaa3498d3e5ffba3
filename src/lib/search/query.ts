import { oneLine } from '../one-line';

/** Maximum query length in UTF-16 units: a URL may contain any amount of text. */
export const maxQueryLength = 200;

/** Normalises a query: single spaces, cut to `maxQueryLength`, never within a character. */
export function readQuery(text: string): string {
  return oneLine(text.slice(0, maxQueryLength).replace(/[\uD800-\uDBFF]$/, ''));
}

/** The URL path of the results page with a query. */
export const resultsPath = (page: string, query: string): string =>
  `${page}?${new URLSearchParams({ q: readQuery(query) })}`;
