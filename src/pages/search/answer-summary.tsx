import { Button } from '@/design-system/button/button';
import { Quoted } from '@/design-system/quoted/quoted';
import type { Answer } from '@/design-system/search-box/use-answer';
import { TextLink } from '@/design-system/text-link/text-link';
import { pathTo } from '@/routes/paths';
import * as s from './answer-summary.module.scss';

export interface AnswerSummaryProps {
  answer: Answer;
  onRetry: () => void;
}

/** What became of a question, above its results, and what to do where there are none. */
export function AnswerSummary({ answer: { status, results }, onRetry }: AnswerSummaryProps) {
  if (status === 'failed')
    return (
      <div className={s.root}>
        <p className={s.sentence}>The search could not be loaded.</p>
        <p>The connection may have dropped, or the site was just updated.</p>
        <Button variant="outline" size="compact" onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  if (status === 'none') return null;
  if (!results) return <p className={s.root}>Loading the search…</p>;

  const question = <Quoted text={results.query} />;
  if (results.total === 0)
    return (
      <div className={s.root}>
        <p className={s.sentence}>Nothing found for {question}.</p>
        <p>Fewer or more general words find more. Or ask a person, who knows what is not written here.</p>
        <TextLink href={pathTo('contact')} arrow>
          Ask us
        </TextLink>
      </div>
    );
  return (
    <p className={s.root}>
      {results.total} {results.total === 1 ? 'result' : 'results'} for {question}
      {results.partial && '. No page has all of the words.'}
    </p>
  );
}
