import { resultsPath } from '@/lib/search/query';
import { Marked } from './marked';
import { Quoted } from '../quoted/quoted';
import type { SearchOption, SearchSection } from './search-list';
import type { Answer } from './use-answer';

interface Around {
  /** Path of the page with all results. */
  action: string;
  /** Where to look instead, when nothing is found. */
  instead: readonly SearchOption[];
}

/** What a box offers of an answer: the best of each kind and the way to all of them, or where to look instead. */
export function sectionsOf({ results }: Answer, { action, instead }: Around): SearchSection[] {
  if (!results) return [];
  if (results.total === 0) return [{ label: 'Try instead', options: instead }];
  const groups = results.groups.map(({ label, hits }) => ({
    label,
    options: hits.map(({ path, title, summary }) => ({
      path,
      label: <Marked {...title} />,
      hint: <Marked {...summary} />,
    })),
  }));
  const all = (
    <>
      All results for <Quoted text={results.query} />
    </>
  );
  return [...groups, { options: [{ path: resultsPath(action, results.query), label: all }] }];
}
