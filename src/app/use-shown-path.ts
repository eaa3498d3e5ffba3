import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '@/motion/preferences';
import { nextPaint } from '@/platform/next-paint';
import { loadPage } from './page-loading';

/** A cross-fade holds the screen still while the next page is drawn: the press shows before that. */
const loadAndPaint = async (path: string) => void (await Promise.all([loadPage(path), nextPaint()]));

/**
 * The path of the page on the screen, which follows the address once the next page's code and content are there: until
 * then the old page stays. Where the browser can, and the visitor has nothing against motion, the two cross-fade.
 * @param load fetches what a page is made of; handed in by tests
 */
export function useShownPath(path: string, load: (path: string) => Promise<void> = loadAndPaint): string {
  const [shown, setShown] = useState(path);
  const onCommit = useRef(() => {});

  useEffect(() => {
    if (path === shown) return;
    let overtaken = false;
    const show = () => {
      if (overtaken) return;
      const swap = () => startTransition(() => setShown(path));
      if (prefersReducedMotion() || document.hidden || !document.startViewTransition) return swap();
      const { ready, finished } = document.startViewTransition(
        () =>
          new Promise<void>((resolve) => {
            // The browser takes its picture of the old page first, and the visitor may have gone on meanwhile.
            if (overtaken) return resolve();
            onCommit.current = resolve;
            swap();
          }),
      );
      // The page changes also where the browser leaves the fade out, as it does when the next one begins.
      for (const outcome of [ready, finished]) outcome.catch(() => {});
    };
    // What did not come is asked for again by the page itself, whose boundary then says what to do.
    load(path).then(show, show);
    return () => {
      overtaken = true;
      onCommit.current();
    };
  }, [path, shown, load]);

  useLayoutEffect(() => {
    onCommit.current();
    onCommit.current = () => {};
  }, [shown]);

  return shown;
}
