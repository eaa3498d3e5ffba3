import { useSyncExternalStore } from 'react';

const reduced = '(prefers-reduced-motion: reduce)';

/** Whether the user prefers reduced motion. False without a window (the prerender). */
export function prefersReducedMotion(): boolean {
  return typeof window !== 'undefined' && window.matchMedia(reduced).matches;
}

function subscribe(onChange: () => void) {
  const query = window.matchMedia(reduced);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** `prefersReducedMotion` as a hook, updated when the setting changes. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
}

/** Whether the user has enabled data saving (Chromium's `saveData`; false in other browsers). */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
