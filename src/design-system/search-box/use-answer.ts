import { useEffect, useState } from 'react';
import type { SearchLimits, SearchResults, SearchSource } from '@/lib/search/results';

export type AnswerStatus = 'none' | 'loading' | 'failed' | 'found';

export interface Answer {
  /** `none` without a query. */
  status: AnswerStatus;
  /** The results; while the next answer loads, the previous results. */
  results: SearchResults | null;
}

/** Delay before the loading state shows, in ms. For a faster answer it would flash unread. */
const loadingDelay = 200;
const none: Answer = { status: 'none', results: null };

/**
 * The answer to a query that changes during typing. Only the answer to the latest query counts.
 * @param limits - must be the same object until its content changes.
 */
export function useAnswer(source: SearchSource, query: string, limits?: SearchLimits) {
  const [answer, setAnswer] = useState(none);
  const [attempt, setAttempt] = useState(0);
  const isAsked = query.trim() !== '';
  // Without this, the previous answer would flash at the first letter of the next query.
  if (!isAsked && answer !== none) setAnswer(none);

  useEffect(() => {
    if (!isAsked) return;
    let overtaken = false;
    const settle = (next: Answer) => {
      window.clearTimeout(timer);
      if (!overtaken) setAnswer(next);
    };
    const timer = window.setTimeout(
      () => setAnswer(({ results }) => ({ status: 'loading', results })),
      loadingDelay,
    );
    source.ask(query, limits).then(
      (results) => settle({ status: 'found', results }),
      () => settle({ status: 'failed', results: null }),
    );
    return () => {
      overtaken = true;
      window.clearTimeout(timer);
    };
  }, [source, query, limits, isAsked, attempt]);

  return { answer, retry: () => setAttempt(attempt + 1) };
}
