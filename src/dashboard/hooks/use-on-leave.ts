import { useEffect, useLayoutEffect, useRef } from 'react';

/** Calls the newest handler when the component goes away: Escape and Back remove a field without a blur. Null calls nothing. */
export function useOnLeave(handler: (() => unknown) | null): void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  useEffect(() => () => void latest.current?.(), []);
}
