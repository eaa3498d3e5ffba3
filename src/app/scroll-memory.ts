import { useEffect, useLayoutEffect, useRef } from 'react';

/** Server and client agree: nothing to lay out where there is no document. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

const positions = new Map<string, number>();
const entryKey = () => `${location.pathname}${location.search}#${history.state?.entry ?? ''}`;

/**
 * Puts the page where a visitor expects it: a new page starts at its top or at the address's fragment, Back and Forward
 * return to where they left. The router does nothing about scroll; the browser restores too early for lazy pages.
 */
export function useScrollMemory(shownPath: string) {
  const poppedTo = useRef<number | null>(null);
  const first = useRef(true);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    let key = entryKey();
    const remember = () => positions.set(key, window.scrollY);
    const onPop = () => {
      key = entryKey();
      poppedTo.current = positions.get(key) ?? 0;
    };
    const onScroll = () => {
      if (key === entryKey()) remember();
    };
    const onPageHide = () => {
      // A reload or a return from another site is the browser's own to restore.
      history.scrollRestoration = 'auto';
    };
    const onPageShow = () => {
      history.scrollRestoration = 'manual';
    };
    const onPush = () => {
      key = entryKey();
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('popstate', onPop);
    window.addEventListener('pushState', onPush);
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('popstate', onPop);
      window.removeEventListener('pushState', onPush);
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
      history.scrollRestoration = 'auto';
    };
  }, []);

  useBrowserLayoutEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (poppedTo.current !== null) window.scrollTo({ top: poppedTo.current, behavior: 'instant' });
    else if (target) target.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: 0, behavior: 'instant' });
    poppedTo.current = null;
  }, [shownPath]);
}
