import { useEffect, useRef } from 'react';

/**
 * Gives the focus back to what opened something, once it is closed: after the opener is drawn again, where the two take
 * each other's place.
 * @param target - finds the opener.
 */
export function useFocusBack(open: boolean, target: () => HTMLElement | null | undefined): void {
  const was = useRef(open);
  const find = useRef(target);
  useEffect(() => {
    find.current = target;
  });
  useEffect(() => {
    // What closed took the focus with it, unless something else has it by now.
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (was.current && !open && lost) find.current()?.focus();
    was.current = open;
  }, [open]);
}
