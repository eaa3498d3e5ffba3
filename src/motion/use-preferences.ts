import { forced, reduced } from './preferences';
import { useMedia } from './use-media';

// Apart from `preferences.ts`, which the boot scripts import: they must not load React.

/** `prefersReducedMotion` as a hook, updated when the setting changes. */
export const useReducedMotion = (): boolean => useMedia(reduced);

/** `forcesColours` as a hook, updated when the setting changes. */
export const useForcedColours = (): boolean => useMedia(forced);
