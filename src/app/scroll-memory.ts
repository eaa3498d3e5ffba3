import { useEffect, useLayoutEffect, useRef } from 'react';

/** Server and client agree: nothing to lay out where there is no document. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Where each entry of the session's history was left, in px from the top, by the number it carries in its state. */
const positions = new Map<number, number>();
let entries = 0;

const entryOf = (state: unknown) => (state as { entry?: number } | null)?.entry;

/** The number of the current history entry; a new entry gets one. */
function currentEntry(): number {
  const known = entryOf(history.state);
  if (known !== undefined) return known;
  entries += 1;
  history.replaceState({ ...(history.state as object | null), entry: entries }, '');
  return entries;
}

const jump = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/**
 * Puts the page where a visitor expects it: a new page starts at its top or at the address's fragment, Back and Forward
 * return to where they left. The router does nothing about scroll, and the browser restores before a lazy page is there.
 */
export function useScrollMemory(shownPath: string) {
  /** Set by Back and Forward until the page they lead to is shown. */
  const returning = useRef<number | null>(null);
  const pathname = useRef(shownPath);

  useEffect(() => {
    let entry = currentEntry();
    history.scrollRestoration = 'manual';
    const remember = () => positions.set(entry, window.scrollY);
    const onPush = () => {
      returning.current = null;
      entry = currentEntry();
    };
    const onPop = (event: PopStateEvent) => {
      // A click on a fragment link pops too, into an entry without a number: the browser has scrolled already.
      const isNew = entryOf(event.state) === undefined;
      entry = currentEntry();
      if (isNew) return;
      const top = positions.get(entry) ?? 0;
      if (location.pathname === pathname.current) jump(top);
      else returning.current = top;
    };
    // A reload, and the way back from another site, are the browser's own to restore.
    const onPageHide = () => void (history.scrollRestoration = 'auto');
    const onPageShow = () => void (history.scrollRestoration = 'manual');
    const listeners = [
      ['scroll', remember],
      ['pushState', onPush],
      ['popstate', onPop],
      ['pagehide', onPageHide],
      ['pageshow', onPageShow],
    ] as const;
    for (const [type, listener] of listeners) window.addEventListener(type, listener as EventListener);
    return () => {
      for (const [type, listener] of listeners) window.removeEventListener(type, listener as EventListener);
      history.scrollRestoration = 'auto';
    };
  }, []);

  useBrowserLayoutEffect(() => {
    if (pathname.current === shownPath) return;
    pathname.current = shownPath;
    const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (returning.current !== null) jump(returning.current);
    else if (target) target.scrollIntoView({ behavior: 'instant' });
    else jump(0);
    returning.current = null;
  }, [shownPath]);
}
