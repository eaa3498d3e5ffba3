import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PageChange } from '@/motion/page-wave';
import { nextPaint } from '@/platform/next-paint';
import { entryNumber, isAnimatedByBrowser } from '@/platform/use-scroll-memory';
import { matchPath } from '@/routes/match';
import { lateCode } from './late-code';
import { loadPage, pageNameOf, type PageName } from './page-loaders';

/** Pages that are parts of one list: their cards move to their new places, which a wave would cover. */
const partsOfList: readonly PageName[] = ['portfolio', 'project-category'];
const isPartOfList = (path: string) => partsOfList.includes(pageNameOf(matchPath(path)?.id ?? null));

type ChangePage = (change: PageChange) => void;

const changeAtOnce: ChangePage = ({ show }) => void show();

/** Loads the wave of page changes, which is no part of the first script. */
const loadWave = (): Promise<ChangePage> =>
  lateCode().then(
    ({ changePage }) => changePage,
    () => changeAtOnce,
  );

/** The longest wait for the wave once a page has arrived, in ms. */
const waveTimeout = 300;

/** The three waits of a change of page. */
export interface ComingPage {
  page: Promise<void>;
  wave: Promise<ChangePage>;
  /** The response to the press, which must show before a view transition freezes the screen. */
  paint: Promise<void>;
}

/** The change to a page that has loaded: without the wave where that is late. */
export async function changeTo({ page, wave, paint }: ComingPage): Promise<ChangePage> {
  const withoutWave = page.then(
    () => new Promise<ChangePage>((resolve) => setTimeout(resolve, waveTimeout, changeAtOnce)),
  );
  const [changePage] = await Promise.all([Promise.race([wave, withoutWave]), page, paint]);
  return changePage;
}

const loadAndPaint = (path: string): Promise<ChangePage> =>
  changeTo({
    // After a failure the page loads its code again, and its boundary shows an error.
    page: loadPage(path).catch(() => {}),
    wave: loadWave(),
    paint: nextPaint(),
  });

/**
 * The path of the rendered page. It follows the address once the next page's code and content have loaded;
 * until then the old page stays. A wave changes the pages where view transitions are supported.
 * @param load - loads a page and returns the function that changes to it; replaced in tests
 */
export function useShownPath(
  path: string,
  load: (path: string) => Promise<ChangePage> = loadAndPaint,
): string {
  const [shown, setShown] = useState(path);
  const onCommit = useRef(() => {});
  const shownEntry = useRef(0);

  useEffect(() => {
    if (path === shown) return;
    let overtaken = false;
    const show = (changePage: ChangePage) => {
      if (overtaken) return;
      changePage({
        path,
        isBack: entryNumber() < shownEntry.current,
        isAnimated: isAnimatedByBrowser() || (isPartOfList(shown) && isPartOfList(path)),
        show: () =>
          new Promise((resolve) => {
            // The browser captures the old page first; the user may have navigated again in the meantime.
            if (overtaken) return resolve();
            onCommit.current = resolve;
            startTransition(() => setShown(path));
          }),
      });
    };
    void load(path).then(show);
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
