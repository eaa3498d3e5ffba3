import { useEffect, useLayoutEffect, useRef } from 'react';
import { anchors } from '@/routes/paths';

/** Server and client agree: nothing to lay out where there is no document. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** How long a screen may take to become as long as it was, in ms. */
const patience = 3000;

/** Where each address was left, in px from the top. */
const positions = new Map<string, number>();

const address = () => location.pathname + location.search;
/** Newer browsers answer with a promise, which an effect must not hand on. */
function jump(top: number): void {
  void window.scrollTo({ top, behavior: 'instant' });
}

/** Goes to a place in a screen that may still be growing, until it is reached or somebody scrolls by hand. */
function goBackTo(top: number): () => void {
  jump(top);
  const main = document.getElementById(anchors.main);
  if (!main || window.scrollY >= top - 1) return () => {};
  const observer = new ResizeObserver(() => {
    jump(top);
    if (window.scrollY >= top - 1) end();
  });
  const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const timer = window.setTimeout(() => end(), patience);
  const end = () => {
    observer.disconnect();
    window.clearTimeout(timer);
    for (const sign of signs) window.removeEventListener(sign, end, true);
  };
  observer.observe(main);
  for (const sign of signs) window.addEventListener(sign, end, { capture: true, passive: true });
  return end;
}

/** A new screen starts at its top; Back and Forward return to where one left. A change of the query alone moves nothing. */
export function useScrollMemory(path: string): void {
  const returning = useRef(false);
  const shown = useRef(path);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    let here = address();
    const remember = () => {
      // The address changes before the screen does: what is scrolled in between belongs to the old one.
      if (here === address()) positions.set(here, window.scrollY);
    };
    const onPush = () => {
      returning.current = false;
      here = address();
    };
    const onPop = () => {
      returning.current = location.pathname !== shown.current;
      here = address();
    };
    // A reload, and the way back from another site, are the browser's own to restore.
    const onPageHide = () => void (history.scrollRestoration = 'auto');
    const onPageShow = () => void (history.scrollRestoration = 'manual');
    const listeners = [
      ['scroll', remember],
      // The router tells of these two by events of their names.
      ['pushState', onPush],
      ['replaceState', onPush],
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
    if (shown.current === path) return;
    shown.current = path;
    const back = returning.current;
    returning.current = false;
    if (!back) {
      jump(0);
      return;
    }
    return goBackTo(positions.get(address()) ?? 0);
  }, [path]);
}
