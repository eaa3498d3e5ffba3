import * as linkWords from '@generated/yaml/words/links';
import * as words from '@generated/yaml/words/search';
import * as searchPageWords from '@generated/yaml/words/searchPage';
import { Button } from '@/design-system/button/button';
import { Quoted } from '@/design-system/quoted/quoted';
import type { Answer } from '@/design-system/search-box/use-answer';
import { TextLink } from '@/design-system/text-link/text-link';
import { fillCount } from '@/lib/fill';
import { fillNodes } from '@/lib/fill-nodes';
import { pathTo } from '@/routes/paths';
import * as s from './answer-summary.module.scss';

export interface AnswerSummaryProps {
  answer: Answer;
  onRetry: () => void;
}

/** The status of a search, above its results, and the next action if there are none. */
export function AnswerSummary({ answer: { status, results }, onRetry }: AnswerSummaryProps) {
  if (status === 'failed')
    return (
      <div className={s.root}>
        <p className={s.sentence}>{words.failed}</p>
        <p>{words.failedWhy}</p>
        <Button variant="outline" size="compact" onClick={onRetry}>
          {words.again}
        </Button>
      </div>
    );
  if (status === 'none') return null;
  if (!results) return <p className={s.root}>{words.loading}</p>;

  const question = <Quoted text={results.query} />;
  if (results.total === 0)
    return (
      <div className={s.root}>
        <p className={s.sentence}>{fillNodes(words.nothing, { query: question })}</p>
        <p>{searchPageWords.nothingHint}</p>
        <TextLink href={pathTo('contact')} arrow>
          {linkWords.askUs}
        </TextLink>
      </div>
    );
  return (
    <p className={s.root}>
      {fillNodes(searchPageWords.heading, {
        results: fillCount(words.counted, results.total),
        query: question,
      })}
      {results.partial && `. ${words.partial}`}
    </p>
  );
}
