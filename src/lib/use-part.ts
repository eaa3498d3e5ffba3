import { startTransition, useCallback, useEffect, useReducer, useState } from 'react';
import type { Once } from './once-unless-failed';

export interface LatePart<T> {
  /** The component, or null until its code loads. */
  Part: T | null;
  /** Whether the code failed to load while it was wanted. */
  failed: boolean;
  /** Loads the code ahead, for example when the pointer or the focus is near, and again after a failure. */
  prepare: () => void;
}

/**
 * Loads a part of a screen, usually a component, when it is wanted. `React.lazy` is not used, because it keeps a visible
 * fallback for a third of a second, and a failure for good.
 * @param load - must keep its identity
 * @param wanted - loads once this is truthy. Another truthy value, such as the next path, retries after a failure.
 */
export function usePart<T>(load: Once<T>, wanted: unknown): LatePart<T> {
  const [failed, setFailed] = useState(false);
  const [tries, update] = useReducer((count: number) => count + 1, 0);

  const Part = load.loaded ?? null;

  useEffect(() => {
    if (!wanted || Part) return;
    let current = true;
    load().then(
      // In a transition, so that code which arrives delays no press.
      () => current && startTransition(update),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
      setFailed(false);
    };
  }, [load, wanted, tries, Part]);

  const prepare = useCallback(() => {
    if (Part) return;
    // A failure is reported once the part is wanted.
    load().catch(() => {});
    if (failed) update();
  }, [load, Part, failed]);

  return { Part, failed: failed && !Part, prepare };
}
