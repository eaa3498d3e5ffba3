import { useCallback } from 'react';
import { useSearch } from 'wouter';
import { useVisit } from './use-visit';

export interface SearchParam {
  /** The parameter's value in the address, or null. */
  value: string | null;
  /** Adds a history entry with the value, so that Back takes it away again. */
  open: (value: string, fragment?: string) => void;
  /** Takes the value away: back to the entry it was opened from, or in place where the visit began with it. */
  close: () => void;
}

/**
 * One query parameter as state that can be shared by its address: an open drawer, a filter. `open` and `close` stay the
 * same functions, so they can be handed to sections that are not live yet.
 */
export function useSearchParam(name: string): SearchParam {
  const visit = useVisit();
  const value = new URLSearchParams(useSearch()).get(name);

  const open = useCallback(
    (next: string, fragment?: string) => {
      const params = new URLSearchParams(location.search);
      params.set(name, next);
      const address = `${location.pathname}?${params}${fragment ? `#${fragment}` : ''}`;
      visit(address, { state: { openedHere: name } });
    },
    [name, visit],
  );

  const close = useCallback(() => {
    if ((history.state as { openedHere?: string } | null)?.openedHere === name) return history.back();
    const params = new URLSearchParams(location.search);
    params.delete(name);
    const query = params.toString();
    visit(query ? `${location.pathname}?${query}` : location.pathname, { replace: true });
  }, [name, visit]);

  return { value, open, close };
}
