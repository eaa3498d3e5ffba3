import { Button } from '../button/button';
import { Quoted } from '../quoted/quoted';
import * as s from './search-message.module.scss';
import type { Answer } from './use-answer';

interface SearchMessageProps {
  answer: Answer;
  onRetry: () => void;
}

/** The state of a search beside its list: loading, failed, no results or partial matches. */
export function SearchMessage({ answer: { status, results }, onRetry }: SearchMessageProps) {
  if (status === 'failed')
    return (
      <div className={s.root} data-status="failed">
        <p>The search could not be loaded. The connection may have dropped.</p>
        <Button variant="outline" size="compact" onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  if (!results) return <p className={s.root}>Loading the search…</p>;
  if (results.total === 0)
    return (
      <p className={s.root}>
        Nothing found for <Quoted text={results.query} />.
      </p>
    );
  return results.partial ? <p className={s.root}>No page has all of these words. These have some:</p> : null;
}
