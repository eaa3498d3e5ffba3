import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element's content overflows horizontally. It must then be focusable for keyboard scrolling. */
export function useOverflow<T extends HTMLElement>(): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    // Called once at the start too, after the layout of the frame: a measurement here would lay out the screen twice.
    const observer = new ResizeObserver(() => setOverflows(target.scrollWidth > target.clientWidth));
    observer.observe(target);
    if (target.firstElementChild) observer.observe(target.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return [element, overflows];
}
