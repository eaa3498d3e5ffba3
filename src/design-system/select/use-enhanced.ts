import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether a listbox may replace the native select: for a mouse or pen, after hydration, and while the native
 * one has no focus.
 */
export function useEnhanced(native: RefObject<HTMLSelectElement | null>): boolean {
  const [enhanced, setEnhanced] = useState(false);
  // A layout effect runs before paint, so the change of control is not visible.
  useLayoutEffect(() => {
    const query = window.matchMedia('(hover: hover) and (pointer: fine)');
    const update = () => {
      if (document.activeElement !== native.current) setEnhanced(query.matches);
    };
    const element = native.current;
    update();
    query.addEventListener('change', update);
    element?.addEventListener('blur', update);
    return () => {
      query.removeEventListener('change', update);
      element?.removeEventListener('blur', update);
    };
  }, [native]);
  return enhanced;
}
