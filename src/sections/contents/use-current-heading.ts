import { useEffect, useState } from 'react';

/** How far down the viewport a heading is taken for the one being read, as a share of its height. */
const readingLine = 0.3;

/**
 * The id of the heading whose part is being read: the last one above the reading line, or the first while none has
 * reached it. Null before the page is live. Watches crossings of that line, so scrolling itself costs nothing.
 */
export function useCurrentHeading(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
    const update = () => {
      const line = window.innerHeight * readingLine + 1;
      const above = headings.filter((heading) => heading.getBoundingClientRect().top <= line);
      setCurrent((above.at(-1) ?? headings[0])?.id ?? null);
    };
    // All that lies above the line, however far: a leap past the whole viewport is a crossing as well.
    const rootMargin = `1000000px 0px -${(1 - readingLine) * 100}% 0px`;
    const observer = new IntersectionObserver(update, { rootMargin });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids]);

  return current;
}
