import { useEffect, useRef, type RefObject } from 'react';

/** Marks what takes the focus: spread it on the element that the address brought into view. */
export const takesFocus = { tabIndex: -1, 'data-takes-focus': '' } as const;

/**
 * Moves the focus along when a screen shows something else and its path stays: the lesson after this one, a record opened
 * from a list. It goes to what is marked with `takesFocus`, else to the heading, and comes into view where it is not.
 * @param shown - what the screen shows, by its address.
 * @returns a ref for the screen's root.
 */
export function useFocusOnChange(shown: string): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    const target =
      root.current?.querySelector<HTMLElement>('[data-takes-focus]') ?? root.current?.querySelector('h1');
    if (!target) return;
    target.focus({ preventScroll: true });
    const { top } = target.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight / 2) target.scrollIntoView?.({ block: 'start' });
  }, [shown]);
  return root;
}
