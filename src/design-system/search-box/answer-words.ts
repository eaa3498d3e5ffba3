import type { Answer } from './use-answer';

/** As much of a question as a sentence can hold. */
const quotable = 48;

/** A question, cut where it would fill the screen. */
export function shorten(query: string): string {
  const letters = [...query];
  return letters.length > quotable ? `${letters.slice(0, quotable).join('').trimEnd()}…` : query;
}

const counted = (total: number) => `${total} ${total === 1 ? 'result' : 'results'}`;

/** An answer in a sentence, for those who hear it. Empty where there is nothing to say. */
export function sayAnswer({ status, results }: Answer): string {
  if (status === 'loading') return 'Loading the search.';
  if (status === 'failed') return 'The search could not be loaded.';
  if (status === 'none' || !results) return '';
  if (results.total === 0) return `Nothing found for “${shorten(results.query)}”.`;
  if (results.partial) return `No page has all of these words. ${counted(results.total)} with some of them.`;
  return `${counted(results.total)} for “${shorten(results.query)}”.`;
}
