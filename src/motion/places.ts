import { createContext } from 'react';

/** The positions of a list's items within it, in px, by key, and the time when the list left (`performance.now()`). */
export interface Places {
  byKey: ReadonlyMap<string, { x: number; y: number }>;
  gone: number;
}

/**
 * The places of the last list that `useMoves` has seen. The application holds them: each page has its own copy of
 * the hook's code, and a list may continue one of another page.
 */
export const LastPlaces = createContext<{ current: Places | null }>({ current: null });
