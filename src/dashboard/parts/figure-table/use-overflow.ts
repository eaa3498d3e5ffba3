import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Whether what an element holds is wider than the element: it then has to be scrolled, and so reached by the keyboard. */
export function useOverflow<T extends HTMLElement>(): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => setOverflows(target.scrollWidth > target.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    if (target.firstElementChild) observer.observe(target.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return [element, overflows];
}
