import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How wide an element is, in whole px, as long as it is there. Before it is measured: `first`. */
export function useWidth<T extends HTMLElement>(first: number): [RefObject<T | null>, number] {
  const element = useRef<T>(null);
  const [width, setWidth] = useState(first);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = (size: number) => size > 0 && setWidth(Math.floor(size));
    measure(target.getBoundingClientRect().width);
    const observer = new ResizeObserver(([entry]) => measure(entry!.contentRect.width));
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
