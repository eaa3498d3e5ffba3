import { useEffect, useLayoutEffect, useRef } from 'react';

/** Where each entry of the session's history was left, in px from the top, by the number it carries in its state. */
const positions = new Map<number, number>();
let entries = 0;

const entryOf = (state: unknown) => (state as { entry?: number } | null)?.entry;

/** The number of the current history entry; a new entry gets one. */
function currentEntry(): number {
  const known = entryOf(history.state);
  // After a reload, entries of before still have theirs.
  entries = Math.max(entries, known ?? entries + 1);
  if (known === undefined) history.replaceState({ ...(history.state as object | null), entry: entries }, '');
  return known ?? entries;
}

/** Newer browsers answer with a promise, which an effect must not hand on. */
export function jump(top: number): void {
  void window.scrollTo({ top, behavior: 'instant' });
}

export interface ScrollMemoryOptions {
  /** The path that was shown first, where it may be left before this code is there. @default the shown one */
  firstPath?: string;
  /** Whether Back and Forward also scroll where only the query changes. @default true */
  withinPage?: boolean;
  /** Returns to where a page was left. @returns what ends it early */
  returnTo?: (top: number) => void | (() => void);
}

/**
 * Puts the page where a visitor expects it: a new page starts at its top or at the address's fragment, Back and Forward
 * return to where they left. The router does nothing about scroll, and the browser restores before a lazy page is there.
 */
export function useScrollMemory(
  shownPath: string,
  { firstPath = shownPath, withinPage = true, returnTo = jump }: ScrollMemoryOptions = {},
): void {
  /** Set by Back and Forward until the page they lead to is shown. */
  const returning = useRef<number | null>(null);
  const pathname = useRef(firstPath);

  useEffect(() => {
    let entry = currentEntry();
    history.scrollRestoration = 'manual';
    const remember = () => positions.set(entry, window.scrollY);
    const onPush = () => {
      // After a reload the browser scrolls by itself, and may have done so before anybody listened.
      remember();
      returning.current = null;
      entry = currentEntry();
    };
    const onPop = (event: PopStateEvent) => {
      // A click on a fragment link pops too, into an entry without a number: the browser has scrolled already.
      const isNew = entryOf(event.state) === undefined;
      const left = entry;
      entry = currentEntry();
      // What closed has given its entry the number of the one below: the page is where it was.
      if (isNew || entry === left) return;
      const top = positions.get(entry) ?? 0;
      if (location.pathname !== pathname.current) returning.current = top;
      else if (withinPage) jump(top);
    };
    // A reload, and the way back from another site, are the browser's own to restore.
    const onPageHide = () => void (history.scrollRestoration = 'auto');
    const onPageShow = () => void (history.scrollRestoration = 'manual');
    const ended = new AbortController();
    const listeners = [
      ['scroll', remember],
      // The router dispatches events of these two names.
      ['pushState', onPush],
      ['replaceState', onPush],
      ['popstate', onPop],
      ['pagehide', onPageHide],
      ['pageshow', onPageShow],
    ] as const;
    for (const [type, listener] of listeners) window.addEventListener(type, listener as EventListener, ended);
    return () => {
      ended.abort();
      history.scrollRestoration = 'auto';
    };
  }, [withinPage]);

  useLayoutEffect(() => {
    if (pathname.current === shownPath) return;
    pathname.current = shownPath;
    const top = returning.current;
    returning.current = null;
    if (top !== null) return returnTo(top);
    const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else jump(0);
  }, [shownPath, returnTo]);
}
