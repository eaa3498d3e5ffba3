import { useEffect, useRef, useState, type ComponentProps } from 'react';

export interface ScrollBoxProps extends ComponentProps<'div'> {
  /** What is scrolled, for people who cannot see it. */
  label: string;
}

/** Holds what may be wider than the column and scrolls it on its own; only then can the keyboard stop at it. */
export function ScrollBox({ label, ...rest }: ScrollBoxProps) {
  const root = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = root.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    const measure = () => setScrolls(element.scrollWidth > element.clientWidth);
    measure();
    // The content too: a font that arrives makes it wider and leaves the box as it is.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);

  return <div ref={root} {...rest} {...(scrolls && { role: 'group', tabIndex: 0, 'aria-label': label })} />;
}
