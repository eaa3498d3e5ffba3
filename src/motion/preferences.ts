/** The query for reduced motion. */
export const reduced = '(prefers-reduced-motion: reduce)';

/** Whether the user prefers reduced motion. False without a window (the prerender). */
export function prefersReducedMotion(): boolean {
  return typeof window !== 'undefined' && window.matchMedia(reduced).matches;
}

/** The query for forced colours. */
export const forced = '(forced-colors: active)';

/** Whether the system replaces the page's colours by its own. */
export const forcesColours = (): boolean => window.matchMedia(forced).matches;

/** Whether the user has enabled data saving (Chromium's `saveData`; false in other browsers). */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
