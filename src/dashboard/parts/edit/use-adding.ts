import { startTransition, useEffect, useState } from 'react';
import { useSearchParam } from '@/design-system/link/use-search-param';

export interface Adding {
  /** Value of the parameter, or null while nothing is being added. */
  adding: string | null;
  add: () => void;
  close: () => void;
}

/**
 * Whether a screen shows a dialog that a link opens, such as its form for a new record or its import. The parameter is then
 * removed from the address: Back from the new record leads to the list, and not to the empty form.
 */
export function useAdding(parameter: 'new' | 'import' | 'bring' = 'new'): Adding {
  const { value, close } = useSearchParam(parameter);
  const [adding, setAdding] = useState(value);
  if (value !== null && value !== adding) setAdding(value);
  useEffect(() => {
    if (value !== null) close();
  }, [value, close]);
  return { adding, add: () => startTransition(() => setAdding('1')), close: () => setAdding(null) };
}
