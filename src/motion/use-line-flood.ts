import { useEffect, useRef, type RefObject } from 'react';
import { framesInView } from './frames-in-view';
import { linesPath } from './line-wipe';
import { useReducedMotion } from './use-preferences';

/** Share of the viewport's height within which a picture fills: it is whole once its top has come this far. */
const distance = 0.75;

/** Returns the filled share of a picture while its section enters: 0 when its top comes in below, then up to 1. */
export function floodShare(top: number, viewport: number): number {
  return Math.min(1, Math.max(0, (viewport - top) / (viewport * distance)));
}

/**
 * Fills the pictures (`data-wipe`) of a section with the scroll: their lines grow from the inline start until
 * they join, and shrink on the way back. No effect under reduced motion or without JavaScript.
 */
export function useLineFlood<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  const isReduced = useReducedMotion();

  useEffect(() => {
    const root = ref.current;
    if (!root || isReduced) return;
    const pictures = [...root.querySelectorAll<HTMLElement>('[data-wipe]')];
    const side = getComputedStyle(root).direction === 'rtl' ? 'right' : 'left';

    const step = () => {
      const share = floodShare(root.getBoundingClientRect().top, window.innerHeight);
      for (const picture of pictures) {
        const { clientWidth: width, clientHeight: height } = picture;
        picture.style.clipPath = share < 1 ? `path('${linesPath({ width, height }, share, side)}')` : '';
      }
      return false;
    };

    // From half a window away, so that no part of a picture is seen whole before its first frame.
    const stop = framesInView(root, { rootMargin: '50% 0px', step });
    return () => {
      stop();
      for (const picture of pictures) picture.style.clipPath = '';
    };
  }, [isReduced]);

  return ref;
}
