import { useEffect, useState } from 'react';
import type { ProjectCardData } from '@/content/card-data';
import type { PortfolioData, PortfolioIndex } from '@/content/page-data';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { filterProjects, pageOfList, type ProjectFilter } from '@/lib/filter-projects';
import { pathTo } from '@/routes/paths';

/** As long as the parts into which the content engine splits the whole list. */
const pageSize = 12;

export type FilterResult =
  | { status: 'off' }
  /** The URL asks for a tag or service that no project here has. */
  | { status: 'unknown'; tag: string | null; service: string | null }
  | { status: 'loading' }
  | { status: 'failed' }
  | {
      status: 'ready';
      projects: readonly ProjectCardData[];
      found: number;
      total: number;
      page: number;
      paths: readonly string[];
    };

export interface PortfolioFilter {
  filter: ProjectFilter;
  /** The page of the filtered projects in the URL. */
  page: string | null;
  result: FilterResult;
  choose: (choice: Partial<ProjectFilter>) => void;
  clear: () => void;
  retry: () => void;
}

const unlessKnown = (value: string | null, known: readonly string[]) =>
  value !== null && !known.includes(value) ? value : null;

/** Returns the site's spelling of a value from the URL: people type URLs in lower case. */
const asWritten = (value: string | null, known: readonly string[]) =>
  known.find((each) => each.toLowerCase() === value?.toLowerCase()) ?? value;

/** The portfolio's filter. Its state is in the URL. Its result comes from the list of all projects, fetched on demand. */
export function usePortfolioFilter(
  { tags, services }: Pick<PortfolioData, 'tags' | 'services'>,
  load: () => Promise<PortfolioIndex>,
): PortfolioFilter {
  const { values, hrefWith, change } = useSearchParams(['tag', 'service', 'page'], pathTo('portfolio'));
  const { page } = values;
  const labels = tags.map(({ label }) => label);
  const slugs = services.map(({ slug }) => slug);
  const filter = { tag: asWritten(values.tag, labels), service: asWritten(values.service, slugs) };
  const unknown = { tag: unlessKnown(filter.tag, labels), service: unlessKnown(filter.service, slugs) };
  const isOn = filter.tag !== null || filter.service !== null;
  const isUnknown = unknown.tag !== null || unknown.service !== null;

  const [index, setIndex] = useState<PortfolioIndex | null>(null);
  const [attempt, setAttempt] = useState(0);
  // A failure belongs to one filter: another filter fetches again.
  const question = `${attempt} ${hrefWith({ page: null })}`;
  const [failed, setFailed] = useState<string | null>(null);
  const isWanted = isOn && !isUnknown && !index;
  useEffect(() => {
    if (!isWanted) return;
    let asked = true;
    load().then(
      (projects) => asked && setIndex(projects),
      () => asked && setFailed(question),
    );
    return () => void (asked = false);
  }, [isWanted, load, question]);

  function resultOf(): FilterResult {
    if (!isOn) return { status: 'off' };
    if (isUnknown) return { status: 'unknown', ...unknown };
    if (!index) return { status: failed === question ? 'failed' : 'loading' };
    const found = filterProjects(index, filter);
    const part = pageOfList(found, { page, size: pageSize });
    return {
      status: 'ready',
      projects: part.items,
      found: found.length,
      total: index.length,
      page: part.page,
      paths: Array.from({ length: part.count }, (_, at) => hrefWith({ page: at > 0 ? `${at + 1}` : null })),
    };
  }

  return {
    filter,
    page,
    result: resultOf(),
    choose: (choice) => change({ ...choice, page: null }),
    clear: () => change({ tag: null, service: null, page: null }),
    retry: () => setAttempt(attempt + 1),
  };
}
