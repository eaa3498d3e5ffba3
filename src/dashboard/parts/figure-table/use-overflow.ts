import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element's only child is wider than its room. The element must then be focusable for keyboard scrolling. */
export function useOverflow<T extends HTMLElement>(): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const room = element.current;
    const content = room?.firstElementChild;
    if (!room || !content) return;
    const widths = new Map<Element, number>();
    // Called once at the start too. It asks the elements nothing: that would lay out the screen twice, and in Firefox resize
    // tables that scroll into view while the observer runs, which is then an error of the page.
    const observer = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) widths.set(target, Math.round(contentRect.width));
      setOverflows(widths.get(content)! > widths.get(room)!);
    });
    observer.observe(room);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return [element, overflows];
}
