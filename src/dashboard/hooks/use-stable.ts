import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that keeps its identity and calls the latest `handler`, so that memoized rows do not render again. */
export function useStable<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
