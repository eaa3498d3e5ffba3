import * as quotation from '@generated/yaml/words/quotation';
import * as words from '@generated/yaml/words/search';
import { fill, fillCount } from '@/lib/fill';
import { shorten } from '@/lib/shorten';
import type { Answer } from './use-answer';

/** An answer as a sentence for screen readers, or '' if there is nothing to announce. */
export function sayAnswer({ status, results }: Answer): string {
  if (status === 'loading') return words.loading;
  if (status === 'failed') return words.failed;
  if (status === 'none' || !results) return '';
  const query = fill(quotation.quoted, { text: shorten(results.query) });
  if (results.total === 0) return fill(words.nothing, { query });
  const counted = fillCount(words.counted, results.total);
  if (results.partial) return fill(words.partialCounted, { results: counted });
  return fill(words.found, { results: counted, query });
}
