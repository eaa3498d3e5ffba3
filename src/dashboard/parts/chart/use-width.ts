import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Measures an element's width in whole px, and updates it. Returns `first` before the first measurement. */
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
