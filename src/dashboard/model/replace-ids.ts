/** The separators around an id inside a text. A query has its commas as `%2C`. */
const separators = /([:=/&,?#]|%2C)/;

/**
 * Replaces ids inside other ids, paths and queries: `{personId}:{day}`, `?person={personId}`.
 * @param newIdOf - undefined for an id that stays
 */
export const replaceIds = (text: string, newIdOf: (id: string) => string | undefined): string =>
  text
    .split(separators)
    .map((part) => newIdOf(part) ?? part)
    .join('');
