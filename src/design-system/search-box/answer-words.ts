import { shorten } from '@/lib/shorten';
import type { Answer } from './use-answer';

const counted = (total: number) => `${total} ${total === 1 ? 'result' : 'results'}`;

/** An answer as a sentence for screen readers, or '' if there is nothing to announce. */
export function sayAnswer({ status, results }: Answer): string {
  if (status === 'loading') return 'Loading the search.';
  if (status === 'failed') return 'The search could not be loaded.';
  if (status === 'none' || !results) return '';
  if (results.total === 0) return `Nothing found for “${shorten(results.query)}”.`;
  if (results.partial) return `No page has all of these words. ${counted(results.total)} with some of them.`;
  return `${counted(results.total)} for “${shorten(results.query)}”.`;
}
