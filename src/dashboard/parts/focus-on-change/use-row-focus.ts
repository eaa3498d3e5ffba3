import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in a list when the focused row is removed: on the first link or button of the row that takes its
 * place, or of the whole part where no row is left.
 * @param rows - number of rows. Each is an `li`
 * @returns a ref for the element with the list, which must stay
 */
export function useRowFocus(rows: number): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  const place = useRef(-1);
  const before = useRef(rows);
  useEffect(() => {
    const part = root.current;
    const remember = ({ target }: FocusEvent) => {
      const row = (target as Element).closest('li');
      place.current = row ? [...part!.querySelectorAll('li')].indexOf(row) : -1;
    };
    part?.addEventListener('focusin', remember);
    return () => part?.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (rows < before.current && isLost && place.current >= 0) {
      const list = root.current?.querySelectorAll('li');
      const row = list?.[Math.min(place.current, list.length - 1)];
      (row ?? root.current)?.querySelector<HTMLElement>('a[href], button')?.focus();
    }
    before.current = rows;
  }, [rows]);
  return root;
}
