import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in prerendered HTML and during hydration, true afterwards. For controls that need JavaScript. */
export function useLive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
