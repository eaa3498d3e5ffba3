import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { useVisit } from './use-visit';
import { withQuery } from './with-query';

export interface SearchParam {
  /** The parameter's value in the address, or null. */
  value: string | null;
  /** Adds a history entry with the value, so that Back takes it away again. */
  open: (value: string, fragment?: string) => void;
  /** Takes the value away, and with it the history entry that it was opened in. */
  close: () => void;
}

/**
 * One query parameter as state that can be shared by its address: an open drawer, a filter. `open` and `close` stay the
 * same functions, so they can be handed to sections that are not live yet.
 */
export function useSearchParam(name: string): SearchParam {
  const visit = useVisit();
  const value = new URLSearchParams(useSearch()).get(name);
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
