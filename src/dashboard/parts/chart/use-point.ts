import { useState, type KeyboardEvent, type PointerEvent } from 'react';

/** Index of the point to move to for a key, or null for any other key. */
export function pointForKey(key: string, index: number, count: number): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, index + 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, index - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

export interface PointOptions {
  count: number;
  /** Returns the index of the nearest point. @param x - in px from the plot's left edge */
  nearest: (x: number) => number;
}

/** Tracks the active point of a chart, by pointer or arrow keys. */
export function usePoint({ count, nearest }: PointOptions) {
  const [chosen, setChosen] = useState(count - 1);
  const [shown, setShown] = useState(false);
  // New data may have fewer points.
  const index = Math.min(chosen, count - 1);

  const point = (event: PointerEvent<HTMLElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    setChosen(nearest(event.clientX - left));
    setShown(true);
  };
  return {
    index,
    shown,
    on: {
      onPointerMove: point,
      onPointerDown: point,
      onPointerLeave: ({ currentTarget }: PointerEvent<HTMLElement>) =>
        setShown(currentTarget.matches(':focus-visible')),
      onFocus: ({ currentTarget }: { currentTarget: HTMLElement }) =>
        currentTarget.matches(':focus-visible') && setShown(true),
      onBlur: () => setShown(false),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (event.key === 'Escape' && shown) {
          event.stopPropagation();
          setShown(false);
        }
        const target = pointForKey(event.key, index, count);
        if (target === null) return;
        event.preventDefault();
        setChosen(target);
        setShown(true);
      },
    },
  };
}
