import { startTransition, useEffect, useState } from 'react';
import { useSearchParam } from '@/design-system/link/use-search-param';

export interface Adding {
  /** Value of the address's `new`, or null while nothing is being added. */
  adding: string | null;
  add: () => void;
  close: () => void;
}

/**
 * Whether a screen shows its form for a new record. A link opens it by `?new=`, which is then removed from the
 * address: Back from the new record leads to the list, and not to the empty form.
 */
export function useAdding(): Adding {
  const { value, close } = useSearchParam('new');
  const [adding, setAdding] = useState(value);
  if (value !== null && value !== adding) setAdding(value);
  useEffect(() => {
    if (value !== null) close();
  }, [value, close]);
  return { adding, add: () => startTransition(() => setAdding('1')), close: () => setAdding(null) };
}
