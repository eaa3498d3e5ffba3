import { useCallback, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** Whether the page is scrolled by more than `px`: exactly `px` is not past it. False where there is no window. */
export function useScrolledPast(px: number): boolean {
  // The same function while `px` is: React asks a new one again after it has drawn, and the answer costs a layout then.
  const isPast = useCallback(() => window.scrollY > px, [px]);
  return useSyncExternalStore(subscribe, isPast, () => false);
}
