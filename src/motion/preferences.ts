import { useSyncExternalStore } from 'react';

const reduced = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asked for less motion. False where there is no window (the prerender). */
export function prefersReducedMotion(): boolean {
  return typeof window !== 'undefined' && window.matchMedia(reduced).matches;
}

function subscribe(onChange: () => void) {
  const query = window.matchMedia(reduced);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** As `prefersReducedMotion`, and renders again when the setting changes. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
}

/** Whether the visitor asked to save data (Chromium's `Save-Data`; elsewhere false). */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
