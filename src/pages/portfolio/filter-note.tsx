import type { ReactNode, Ref } from 'react';
import type { PortfolioData } from '@/content/page-data';
import { Button } from '@/design-system/button/button';
import { Quoted } from '@/design-system/quoted/quoted';
import type { ProjectFilter } from '@/lib/filter-projects';
import * as s from './filter-note.module.scss';
import type { FilterResult } from './use-portfolio-filter';

interface ChoiceProps {
  tag: string | null;
  /** As it is called, not its slug. */
  service: string | null;
  /** Before each: 'the', 'no'. */
  article: string;
}

/** 'the tag “Maps” and the service “Consulting”'. */
function Choice({ tag, service, article }: ChoiceProps) {
  return (
    <>
      {tag !== null && (
        <>
          {article} tag <Quoted text={tag} />
        </>
      )}
      {tag !== null && service !== null && ' and '}
      {service !== null && (
        <>
          {article} service <Quoted text={service} />
        </>
      )}
    </>
  );
}

/** What the filter found, in a sentence. */
function sentence(result: FilterResult, choice: ReactNode): ReactNode {
  switch (result.status) {
    case 'off':
      return null;
    case 'unknown':
      return (
        <>
          There is <Choice tag={result.tag} service={result.service} article="no" /> in this portfolio.
        </>
      );
    case 'loading':
      return 'Looking through all projects…';
    case 'failed':
      return 'The list of all projects did not load, so what you see is not filtered.';
    case 'ready': {
      const { found, total, page, paths } = result;
      if (found === 0) return <>No project has {choice}.</>;
      return (
        <>
          {found} of {total} projects, with {choice}
          {paths.length > 1 && `: page ${page} of ${paths.length}`}
        </>
      );
    }
  }
}

export interface FilterNoteProps {
  result: FilterResult;
  filter: ProjectFilter;
  services: PortfolioData['services'];
  onClear: () => void;
  onRetry: () => void;
  /** The note itself, to which the focus can go. */
  ref?: Ref<HTMLDivElement>;
}

/** What became of a choice, told to everyone, and the ways back from it. */
export function FilterNote({ result, filter, services, onClear, onRetry, ref }: FilterNoteProps) {
  const { status } = result;
  const service = services.find(({ slug }) => slug === filter.service)?.label ?? filter.service;
  const isEmpty = status === 'unknown' || (status === 'ready' && result.found === 0);
  return (
    <div ref={ref} tabIndex={-1} className={s.root} data-state={isEmpty ? 'empty' : status}>
      <p role="status" className={s.sentence}>
        {sentence(result, <Choice tag={filter.tag} service={service} article="the" />)}
      </p>
      {status === 'failed' && (
        <Button size="compact" onClick={onRetry}>
          Try again
        </Button>
      )}
      {status !== 'off' && (
        <Button variant="outline" size="compact" onClick={onClear}>
          {isEmpty ? 'See all projects' : 'Clear filters'}
        </Button>
      )}
    </div>
  );
}
