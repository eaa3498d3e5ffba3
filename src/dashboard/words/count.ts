const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** Shown for an unknown value. */
export const noFigure = '–';

/** Formats 1200 as '1,200'. */
export const wholeNumber = (count: number): string => whole.format(count);

const number = /^−?[\d,]+(\.\d+)?%?$/;

/**
 * Rewrites a number of the screen for a CSV file: '1,176.75' is '1176.75', '−2' is '-2', and an unknown value is empty.
 * Other texts stay.
 */
export function plainNumber(text: string): string {
  if (text === noFigure) return '';
  return number.test(text) ? text.replaceAll(',', '').replace('−', '-') : text;
}

/** Formats a share as whole percent: 0.784 is '78%', null is '–'. */
export const percent = (share: number | null): string =>
  share === null ? noFigure : `${whole.format(share * 100)}%`;

/** A count with its noun: `1 lesson`, `2 lessons`, `1,200 people`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${wholeNumber(count)} ${count === 1 ? one : many}`;

/** A list in a sentence: 'Monday', 'Monday and Friday', 'Monday, Tuesday and Friday'. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
