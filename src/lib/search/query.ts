/** Nobody means more than this; an address may hold any amount. In UTF-16 units. */
export const longestQuery = 200;

/** The question in any text: one space between words, cut to `longestQuery` and never within a character. */
export function readQuery(text: string): string {
  return text
    .slice(0, longestQuery)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The address of the results page with a question. */
export const resultsPath = (page: string, query: string): string =>
  `${page}?${new URLSearchParams({ q: readQuery(query) })}`;
