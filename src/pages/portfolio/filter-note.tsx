import type { ReactNode, Ref } from 'react';
import * as words from '@generated/yaml/words/portfolio';
import type { PortfolioData } from '@/content/page-data';
import { Button } from '@/design-system/button/button';
import { Quoted } from '@/design-system/quoted/quoted';
import { fillNodes } from '@/lib/fill-nodes';
import type { ProjectFilter } from '@/lib/filter-projects';
import * as s from './filter-note.module.scss';
import type { FilterResult } from './use-portfolio-filter';

interface ChoiceProps {
  tag: string | null;
  /** The service's title, not its slug. */
  service: string | null;
  isUnknown?: boolean;
}

/** Renders 'the tag “Maps” and the service “Consulting”'. */
function Choice({ tag, service, isUnknown = false }: ChoiceProps) {
  const tagged = tag && fillNodes(isUnknown ? words.noTag : words.theTag, { tag: <Quoted text={tag} /> });
  const served =
    service &&
    fillNodes(isUnknown ? words.noService : words.theService, { service: <Quoted text={service} /> });
  return tagged && served ? fillNodes(words.both, { tag: tagged, service: served }) : (tagged ?? served);
}

/** Returns the filter's result as a sentence. */
function sentence(result: FilterResult, choice: ReactNode): ReactNode {
  switch (result.status) {
    case 'off':
      return null;
    case 'unknown':
      return fillNodes(words.unknown, {
        choice: <Choice tag={result.tag} service={result.service} isUnknown />,
      });
    case 'loading':
      return words.loading;
    case 'failed':
      return words.failed;
    case 'ready': {
      const { found, total, page, paths } = result;
      if (found === 0) return fillNodes(words.nothing, { choice });
      return paths.length > 1
        ? fillNodes(words.foundPage, { found, total, choice, page, pages: paths.length })
        : fillNodes(words.found, { found, total, choice });
    }
  }
}

export interface FilterNoteProps {
  result: FilterResult;
  filter: ProjectFilter;
  services: PortfolioData['services'];
  onClear: () => void;
  onRetry: () => void;
  /** The note itself, which can take the focus. */
  ref?: Ref<HTMLDivElement>;
}

/** The filter's result as visible and spoken text, with buttons to clear it or retry. */
export function FilterNote({ result, filter, services, onClear, onRetry, ref }: FilterNoteProps) {
  const { status } = result;
  const service = services.find(({ slug }) => slug === filter.service)?.label ?? filter.service;
  const isEmpty = status === 'unknown' || (status === 'ready' && result.found === 0);
  return (
    <div ref={ref} tabIndex={-1} className={s.root} data-state={isEmpty ? 'empty' : status}>
      <p role="status" className={s.sentence}>
        {sentence(result, <Choice tag={filter.tag} service={service} />)}
      </p>
      {status === 'failed' && (
        <Button size="compact" onClick={onRetry}>
          {words.again}
        </Button>
      )}
      {status !== 'off' && (
        <Button variant="outline" size="compact" onClick={onClear}>
          {isEmpty ? words.all : words.clear}
        </Button>
      )}
    </div>
  );
}
