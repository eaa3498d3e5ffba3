import { useEffect, useState } from 'react';

/** The distance from the top of the viewport to the reading line, as a share of the viewport's height. */
const readingLine = 0.3;

/**
 * Returns the id of the current heading: the last one above the reading line, or the first if none has reached it.
 * Null before hydration. It observes crossings of that line, so scrolling itself costs nothing.
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
    // Covers everything above the line at any distance, so that a jump past the whole viewport is also a crossing.
    const rootMargin = `1000000px 0px -${(1 - readingLine) * 100}% 0px`;
    const observer = new IntersectionObserver(update, { rootMargin });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids]);

  return current;
}
