import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useVisit } from './use-visit';
import type { VisitOptions } from './visit';
import { withQuery } from './with-query';

/** Values by parameter; null stands for one that is not in the address. */
export type SearchValues<Name extends string> = Readonly<Record<Name, string | null>>;

export interface SearchParams<Name extends string> {
  /** What the address says. An empty value says nothing. */
  values: SearchValues<Name>;
  /** The address with some values changed; the others, and parameters that are not ours, stay. */
  hrefWith: (changes: Partial<SearchValues<Name>>) => string;
  /** Goes to that address, as a history entry of its own, so that Back undoes it. */
  change: (changes: Partial<SearchValues<Name>>, options?: VisitOptions) => void;
}

/**
 * Several query parameters as one state that can be shared by its address: the filters of a list and the page of it. For
 * one that opens and closes something there is `useSearchParam`. The same object while the address is.
 * @param path - the page that the addresses lead to. @default the current one
 */
export function useSearchParams<Name extends string>(
  names: readonly Name[],
  path?: string,
): SearchParams<Name> {
  const [here] = useLocation();
  const visit = useVisit();
  const search = useSearch();
  const target = path ?? here;
  const key = names.join();
  const values = useMemo(() => {
    const params = new URLSearchParams(search);
    return Object.fromEntries(names.map((name) => [name, params.get(name) || null])) as SearchValues<Name>;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the names as one text
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
