import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether the listbox may stand in for the native select: with a mouse or pen, once the page is alive, and not while
 * somebody is using the native one.
 */
export function useEnhanced(native: RefObject<HTMLSelectElement | null>): boolean {
  const [enhanced, setEnhanced] = useState(false);
  // Before the browser paints: nobody sees one control turn into the other.
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
