/** The highest place in a series of invoice numbers. */
export const maxPlaces = 99_999_999;

/** Longest pattern. */
const maxCharacters = 30;

/** The numbers of a pattern in a year, with `{number}` for their place: `2026-{number}`. */
export const seriesOf = (pattern: string, year: string): string => pattern.trim().replace('{year}', year);

/** The number at a place of a series: place 7 of `2026-{number}` with 3 digits is `2026-007`. */
export const numberAt = (series: string, place: number, digits: number): string =>
  series.replace('{number}', String(place).padStart(digits, '0'));

const countOf = (text: string, part: string) => text.split(part).length - 1;

/** The error message for a pattern of invoice numbers, or null. */
export function patternError(typed: string): string | null {
  const pattern = typed.trim();
  if (pattern === '') return 'Enter a pattern such as {year}-{number}.';
  if (pattern.length > maxCharacters) return `Enter at most ${maxCharacters} characters.`;
  if (countOf(pattern, '{number}') !== 1)
    return 'Write {number} once, so that each invoice has its own number.';
  if (countOf(pattern, '{year}') > 1) return 'Write {year} once, or leave it out.';
  const rest = pattern.replace('{number}', '').replace('{year}', '');
  if (/[{}]/.test(rest)) return 'Only {year} and {number} can be in braces.';
  return /^[\p{L}\d ._/#-]*$/u.test(rest)
    ? null
    : 'Besides {year} and {number}, use letters, digits, spaces and . _ / # - only.';
}
