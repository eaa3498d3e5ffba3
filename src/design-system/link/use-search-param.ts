import { useMemo } from 'react';
import { useQuery } from './use-query';
import { useVisit } from './use-visit';
import { withQuery } from './with-query';

export interface SearchParam {
  /** The parameter's value, or null if it is absent. */
  value: string | null;
  /** Sets the value in a new history entry, so that Back removes it. */
  open: (value: string, fragment?: string) => void;
  /** Removes the value, together with the history entry that `open` added. */
  close: () => void;
}

/**
 * One query parameter as shareable state: an open drawer, a filter. `open` and `close` are stable functions,
 * so they can be passed to sections that are not hydrated yet.
 */
export function useSearchParam(name: string): SearchParam {
  const visit = useVisit();
  const value = new URLSearchParams(useQuery()).get(name);
  const acts = useMemo(() => {
    const addressWith = (next: string | null) =>
      withQuery(location.pathname, location.search, { [name]: next });
    return {
      open: (next: string, fragment?: string) => visit(addressWith(next) + (fragment ? `#${fragment}` : '')),
      close: () => visit(addressWith(null), { back: true }),
    };
  }, [name, visit]);
  return { value, ...acts };
}
