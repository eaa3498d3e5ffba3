import * as words from '@generated/yaml/words/search';
import { fillNodes } from '@/lib/fill-nodes';
import { resultsPath } from '@/lib/search/query';
import { Marked } from './marked';
import { Quoted } from '../quoted/quoted';
import type { SearchOption, SearchSection } from './search-list';
import type { Answer } from './use-answer';

interface Around {
  /** Path of the results page. */
  action: string;
  /** Suggested links when nothing is found. */
  instead: readonly SearchOption[];
}

/** The sections of a search box: the best hits by kind with a link to all, or the suggested links. */
export function sectionsOf({ results }: Answer, { action, instead }: Around): SearchSection[] {
  if (!results) return [];
  if (results.total === 0) return [{ label: words.instead, options: instead }];
  const groups = results.groups.map(({ label, hits }) => ({
    label,
    options: hits.map(({ path, title, summary }) => ({
      path,
      label: <Marked {...title} />,
      hint: <Marked {...summary} />,
    })),
  }));
  const all = fillNodes(words.all, { query: <Quoted text={results.query} /> });
  return [...groups, { options: [{ path: resultsPath(action, results.query), label: all }] }];
}
