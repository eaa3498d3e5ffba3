import { useEffect, useState } from 'react';
import type { SearchLimits, SearchResults, SearchSource } from '@/lib/search/results';

export type AnswerStatus = 'none' | 'loading' | 'failed' | 'found';

export interface Answer {
  /** `none` while nothing is asked. */
  status: AnswerStatus;
  /** What was found; while the next answer is under way, what was found last. */
  results: SearchResults | null;
}

/** An answer that takes less is not announced by a word that nobody can read, in ms. */
const loadingDelay = 200;
const none: Answer = { status: 'none', results: null };

/**
 * The answer to a question that changes while one types: of several under way the last one counts.
 * @param limits - the same object until it means something else.
 */
export function useAnswer(source: SearchSource, query: string, limits?: SearchLimits) {
  const [answer, setAnswer] = useState(none);
  const [attempt, setAttempt] = useState(0);
  const isAsked = query.trim() !== '';
  // An answer of before would flash up with the first letter of the next question.
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
