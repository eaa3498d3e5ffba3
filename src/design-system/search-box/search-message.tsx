import * as words from '@generated/yaml/words/search';
import { fillNodes } from '@/lib/fill-nodes';
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
        <p>
          {words.failed} {words.failedWhy}
        </p>
        <Button variant="outline" size="compact" onClick={onRetry}>
          {words.again}
        </Button>
      </div>
    );
  if (!results) return <p className={s.root}>{words.loading}</p>;
  if (results.total === 0)
    return <p className={s.root}>{fillNodes(words.nothing, { query: <Quoted text={results.query} /> })}</p>;
  return results.partial ? <p className={s.root}>{words.partialList}</p> : null;
}
