import { useRef, type PointerEvent } from 'react';

/** Horizontal distance from which a touch counts as a swipe, in px. */
const threshold = 40;

interface Start {
  pointer: number;
  x: number;
  y: number;
}

/**
 * Pointer handlers that turn a horizontal swipe by finger or pen into one move. Two fingers enlarge the page and one finger
 * moves an enlarged page: neither is a swipe. Needs `touch-action: pan-y pinch-zoom`.
 */
export function useSwipe(onMove: (move: { direction: 'next' | 'previous' }) => void) {
  const start = useRef<Start | null>(null);
  const end = () => {
    start.current = null;
  };

  return {
    onPointerDown: ({ pointerType, pointerId, clientX, clientY, isPrimary }: PointerEvent) => {
      const isSwipe = pointerType !== 'mouse' && isPrimary && (window.visualViewport?.scale ?? 1) < 1.1;
      start.current = isSwipe ? { pointer: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerMove: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
      if (start.current?.pointer !== pointerId) return;
      const x = clientX - start.current.x;
      const y = clientY - start.current.y;
      if (Math.abs(x) < threshold || Math.abs(x) < Math.abs(y)) return;
      end();
      const rightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
      onMove({ direction: x < 0 === rightToLeft ? 'previous' : 'next' });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
