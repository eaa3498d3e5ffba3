import { useEffect, useRef, type RefObject } from 'react';

/** Props for the focus target of `useFocusOnChange`. */
export const takesFocus = { tabIndex: -1, 'data-takes-focus': '' } as const;

/**
 * Moves the focus when a screen shows other content under the same path, such as the next lesson or a record
 * from a list. The target is the element with `takesFocus`, or the heading. Scrolls it into view if
 * necessary.
 * @param shown - identifies the content, for example by its address. Null does not move the focus
 * @param decisions - number of decisions. Each one moves the focus to the content that follows
 * @returns a ref for the screen's root
 */
export function useFocusOnChange(shown: string | null, decisions = 0): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef({ shown, decisions });
  useEffect(() => {
    const before = last.current;
    last.current = { shown, decisions };
    if (before.decisions === decisions && (shown === null || shown === before.shown)) return;
    const target =
      root.current?.querySelector<HTMLElement>('[data-takes-focus]') ?? root.current?.querySelector('h1');
    if (!target) return;
    target.focus({ preventScroll: true });
    const { top } = target.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight / 2) target.scrollIntoView?.({ block: 'start' });
  }, [shown, decisions]);
  return root;
}
