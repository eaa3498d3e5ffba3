import { useLayoutEffect, useRef, type RefObject } from 'react';
import { playEntrance } from './play-entrance';
import { prefersReducedMotion } from './preferences';

/**
 * A short entrance for a menu, a list or a toast: the element moves by 8 px each time `shown` becomes true.
 * It is opaque throughout, so its text is readable at once and contrast checks never measure a faded state.
 * No effect under reduced motion.
 * @param shown - whether the element is visible.
 * @param from - the start position: 'above' for a popup below its button, 'below' for one at the screen's
 * bottom edge.
 */
export function useEntrance<T extends HTMLElement>(
  shown: boolean,
  from: 'above' | 'below',
): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    if (!ref.current || !shown || prefersReducedMotion()) return;
    const frames = { translate: [`0 ${from === 'above' ? -8 : 8}px`, '0 0'] };
    const animation = playEntrance(ref.current, frames, 200);
    return () => animation?.cancel();
  }, [shown, from]);
  return ref;
}
