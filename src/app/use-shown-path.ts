import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { changePage } from '@/motion/page-wave';
import { nextPaint } from '@/platform/next-paint';
import { entryNumber } from '@/platform/use-scroll-memory';
import { loadPage } from './page-loaders';

/** Waits for a paint too: the response to the press must show before a view transition freezes the screen. */
const loadAndPaint = async (path: string) => void (await Promise.all([loadPage(path), nextPaint()]));

/**
 * The path of the rendered page. It follows the address once the next page's code and content have loaded;
 * until then the old page stays. A wave changes the pages where view transitions are supported.
 * @param load - replaces the page loader, for tests.
 */
export function useShownPath(path: string, load: (path: string) => Promise<void> = loadAndPaint): string {
  const [shown, setShown] = useState(path);
  const onCommit = useRef(() => {});
  const shownEntry = useRef(0);

  useEffect(() => {
    if (path === shown) return;
    let overtaken = false;
    const show = () => {
      if (overtaken) return;
      changePage({
        path,
        isBack: entryNumber() < shownEntry.current,
        show: () =>
          new Promise((resolve) => {
            // The browser captures the old page first; the user may have navigated again in the meantime.
            if (overtaken) return resolve();
            onCommit.current = resolve;
            startTransition(() => setShown(path));
          }),
      });
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
    shownEntry.current = entryNumber();
  }, [shown]);

  return shown;
}
