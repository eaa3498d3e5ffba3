import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useQuery } from './use-query';
import { useVisit } from './use-visit';
import type { VisitOptions } from './visit';
import { withQuery } from './with-query';

/** Values by parameter name, null for an absent parameter. */
export type SearchValues<Name extends string> = Readonly<Record<Name, string | null>>;

export interface SearchParams<Name extends string> {
  /** The values in the address. An empty value counts as absent. */
  values: SearchValues<Name>;
  /** The address with some values changed. Other parameters are preserved. */
  hrefWith: (changes: Partial<SearchValues<Name>>) => string;
  /** Navigates to that address with a new history entry, so that Back undoes the change. */
  change: (changes: Partial<SearchValues<Name>>, options?: VisitOptions) => void;
}

/**
 * Several query parameters as shareable state, such as a list's filters and page. Use `useSearchParam` for an
 * element that opens and closes. Returns the same object until the address changes.
 * @param path - the page that the addresses point to. @default the current page
 */
export function useSearchParams<Name extends string>(
  names: readonly Name[],
  path?: string,
): SearchParams<Name> {
  const [here] = useLocation();
  const visit = useVisit();
  const search = useQuery();
  const target = path ?? here;
  const key = names.join();
  const values = useMemo(() => {
    const params = new URLSearchParams(search);
    return Object.fromEntries(names.map((name) => [name, params.get(name) || null])) as SearchValues<Name>;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `key` represents `names`
  }, [search, key]);

  const hrefWith = useCallback(
    (changes: Partial<SearchValues<Name>>) => withQuery(target, search, changes),
    [search, target],
  );
  const change = useCallback(
    (changes: Partial<SearchValues<Name>>, options?: VisitOptions) => visit(hrefWith(changes), options),
    [visit, hrefWith],
  );

  return useMemo(() => ({ values, hrefWith, change }), [values, hrefWith, change]);
}
