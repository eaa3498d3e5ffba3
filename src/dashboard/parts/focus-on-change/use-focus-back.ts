import { useEffect, useRef } from 'react';

/**
 * Returns the focus to the opener after a panel closes. Runs after the render, because the opener and the
 * panel may replace each other.
 * @param target - finds the opener
 */
export function useFocusBack(open: boolean, target: () => HTMLElement | null | undefined): void {
  const was = useRef(open);
  const find = useRef(target);
  useEffect(() => {
    find.current = target;
  });
  useEffect(() => {
    // The focus is lost when the focused element was removed. If another element has the focus, it keeps it.
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (was.current && !open && lost) find.current()?.focus();
    was.current = open;
  }, [open]);
}
