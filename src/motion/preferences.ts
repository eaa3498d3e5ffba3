import { useMedia } from './use-media';

const reduced = '(prefers-reduced-motion: reduce)';

/** Whether the user prefers reduced motion. False without a window (the prerender). */
export function prefersReducedMotion(): boolean {
  return typeof window !== 'undefined' && window.matchMedia(reduced).matches;
}

/** `prefersReducedMotion` as a hook, updated when the setting changes. */
export const useReducedMotion = (): boolean => useMedia(reduced);

/** Whether the user has enabled data saving (Chromium's `saveData`; false in other browsers). */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
