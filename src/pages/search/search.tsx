import { useRef, useState } from 'react';
import * as words from '@generated/yaml/words/searchPage';
import type { SearchData } from '@/content/page-data';
import { sayAnswer } from '@/design-system/search-box/answer-words';
import { useAnswer } from '@/design-system/search-box/use-answer';
import { useSettled } from '@/design-system/search-box/use-settled';
import { useTypedParam } from '@/design-system/link/use-typed-param';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { maxQueryLength } from '@/lib/search/query';
import type { SearchKind, SearchLimits, SearchSource } from '@/lib/search/results';
import { siteSearch } from '@/platform/search-index';
import { PageOpening } from '@/sections/page-opening/page-opening';
import { AnswerSummary } from './answer-summary';
import { ResultGroup } from './result-group';
import { SearchField } from './search-field';
import * as s from './search.module.scss';
import { SiteMap } from './site-map';

export interface SearchPageProps {
  data: SearchData;
  /** The source of the results. @default siteSearch */
  source?: SearchSource;
}

/** Number of results of a kind that are shown at first, and the number that each press adds. */
const first = 8;
const step = 24;
const initial: SearchLimits = { each: first };

/** All results of a query, while it is typed and from the URL: `?q=`. */
export function SearchPage({ data, source = siteSearch }: SearchPageProps) {
  const { text, type, keep } = useTypedParam('q', maxQueryLength);
  const root = useRef<HTMLDivElement>(null);
  const [limits, setLimits] = useState(initial);
  const { answer, retry } = useAnswer(source, text, limits);
  const { status, results } = answer;
  const spoken = useSettled(sayAnswer(answer));
  const isAsked = text.trim() !== '';

  const showMore = ({ kind }: { kind: SearchKind }) =>
    setLimits({ ...limits, more: { ...limits.more, [kind]: (limits.more?.[kind] ?? first) + step } });

  return (
    <>
      <PageOpening title={data.title} lead={data.lead} />
      <div ref={root} className={s.root}>
        <SearchField
          text={text}
          onType={(next) => {
            setLimits(initial);
            type(next);
          }}
          onApproach={source.prepare}
          onSubmit={keep}
        />
        <noscript>
          <p className={s.note}>{words.noScript}</p>
        </noscript>
        <VisuallyHidden role="status">{spoken}</VisuallyHidden>
        <AnswerSummary
          answer={answer}
          onRetry={() => {
            // The button disappears while the results load.
            root.current?.querySelector('input')?.focus();
            retry();
          }}
        />
        {/* A click on a result within the pause: Back must find the query as it was. */}
        <div className={s.groups} aria-busy={status === 'loading'} onClickCapture={keep}>
          {results?.groups.map((group) => (
            <ResultGroup key={group.kind} group={group} step={step} onMore={showMore} />
          ))}
        </div>
        {/* The prerendered page has no query. Its site map is removed at once and never moves down. */}
        {isAsked ? results?.total === 0 && <SiteMap key="found-nothing" /> : <SiteMap key="unasked" />}
      </div>
    </>
  );
}
