import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element's content overflows horizontally. It must then be focusable for keyboard scrolling. */
export function useOverflow<T extends HTMLElement>(): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    let frame = 0;
    const measure = () => setOverflows(target.scrollWidth > target.clientWidth);
    // Called once at the start too. A measurement before the next frame would lay out the screen twice, and in Firefox resize
    // tables that scroll into view while the observer runs, which is then an error of the page.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(target);
    if (target.firstElementChild) observer.observe(target.firstElementChild);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return [element, overflows];
}
