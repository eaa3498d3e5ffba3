import { useCallback, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** Whether the page is scrolled by more than `px`. False without a window. */
export function useScrolledPast(px: number): boolean {
  // Stable while `px` is: React calls a new snapshot function again after each render, which forces a layout.
  const isPast = useCallback(() => window.scrollY > px, [px]);
  return useSyncExternalStore(subscribe, isPast, () => false);
}
