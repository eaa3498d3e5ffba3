import { useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from './preferences';

/**
 * A short way in for what appears where nothing was: a menu, a list, a toast. The element comes from 8 px away whenever
 * `shown` turns true. It is opaque throughout, so that it reads at once and is never measured half faded. Under reduced
 * motion it is simply there.
 * @param shown - whether the element is in view.
 * @param from - where it comes from: 'above' for what hangs below its button, 'below' for what stands on an edge.
 */
export function useEntrance<T extends HTMLElement>(
  shown: boolean,
  from: 'above' | 'below',
): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    if (!shown || prefersReducedMotion()) return;
    const animation = ref.current?.animate?.(
      { translate: [`0 ${from === 'above' ? -8 : 8}px`, '0 0'] },
      { duration: 200, easing: 'cubic-bezier(0.22, 1, 0.36, 1)' },
    );
    return () => animation?.cancel();
  }, [shown, from]);
  return ref;
}
