import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '@/motion/preferences';
import { nextPaint } from '@/platform/next-paint';
import { loadPage } from './page-loading';

/** Waits for a paint too: the response to the press must show before a cross-fade freezes the screen. */
const loadAndPaint = async (path: string) => void (await Promise.all([loadPage(path), nextPaint()]));

/**
 * The path of the rendered page. It follows the address once the next page's code and content have loaded;
 * until then the old page stays. Cross-fades the pages where view transitions are supported, unless reduced
 * motion is preferred.
 * @param load - replaces the page loader, for tests.
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
            // The browser captures the old page first; the user may have navigated again in the meantime.
            if (overtaken) return resolve();
            onCommit.current = resolve;
            swap();
          }),
      );
      // The page changes even if the browser skips the fade, such as when another transition starts.
      for (const outcome of [ready, finished]) outcome.catch(() => {});
    };
    // After a failure the page loads its parts again, and its boundary shows the error.
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
