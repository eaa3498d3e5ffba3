import { useEffect, useRef, useState, type ComponentProps } from 'react';

export interface ScrollBoxProps extends ComponentProps<'div'> {
  /** Accessible name of the scrollable content. */
  label: string;
}

/** Scrolls content that is wider than its column. It is a tab stop only while it overflows. */
export function ScrollBox({ label, ...rest }: ScrollBoxProps) {
  const root = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = root.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    const measure = () => setScrolls(element.scrollWidth > element.clientWidth);
    measure();
    // Observes the content too: a late font widens it without a resize of the box.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={root}
      data-lenis-prevent-horizontal=""
      {...rest}
      {...(scrolls && { role: 'group', tabIndex: 0, 'aria-label': label })}
    />
  );
}
