import { useEffect, useLayoutEffect, useRef } from 'react';
import { jump, jumpTo } from '@/lib/jump';
import { scrollOnceGrown } from './scroll-once-grown';

/** Scroll position in px by history entry: each entry has a number in its state. */
const positions = new Map<number, number>();
const storageKey = 'scroll-positions';
let entries = 0;

/** Reads the positions from before a reload. A browser may refuse its storage: then they end with the document. */
function readPositions(): void {
  try {
    const [last = 0, tops = []] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [
      number?,
      [number, number][]?,
    ];
    // Another document of this tab has numbered its entries too.
    entries = Math.max(entries, Number(last) || 0);
    for (const [entry, top] of tops) positions.set(Number(entry), Number(top));
  } catch {}
}

function storePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([entries, [...positions]]));
  } catch {}
}

const entryOf = (state: unknown) => (state as { entry?: number } | null)?.entry;

/** The number of the current history entry, which grows with each new one. 0 before the first has one. */
export const entryNumber = (): number => entryOf(history.state) ?? 0;

let isAnimated = false;

/** Whether the browser animated the change to the current history entry itself, as after a swipe back. */
export const isAnimatedByBrowser = (): boolean => isAnimated;

/** The number of the current history entry. A new entry gets the next number. */
function currentEntry(): number {
  const known = entryOf(history.state);
  // After a reload, earlier entries still have their numbers.
  entries = Math.max(entries, known ?? entries + 1);
  if (known === undefined) history.replaceState({ ...(history.state as object | null), entry: entries }, '');
  return known ?? entries;
}

export interface ScrollMemoryOptions {
  /** The first path, if the user may leave it before this code loads. @default the current path */
  firstPath?: string;
  /** Whether Back and Forward restore the scroll position if only the query changes. @default true */
  withinPage?: boolean;
}

/**
 * Manages the scroll position: a new page starts at its top or at the URL's fragment; Back and Forward
 * restore the previous position. The router does not scroll, and the browser would restore before a lazy page
 * has rendered.
 */
export function useScrollMemory(
  shownPath: string,
  { firstPath = shownPath, withinPage = true }: ScrollMemoryOptions = {},
): void {
  /** The position to restore after Back or Forward, until the target page is rendered. */
  const returning = useRef<number | null>(null);
  const pathname = useRef(firstPath);

  useEffect(() => {
    if (positions.size === 0) readPositions();
    let entry = currentEntry();
    history.scrollRestoration = 'manual';
    const remember = () => positions.set(entry, window.scrollY);
    const onPush = () => {
      // After a reload the browser scrolls by itself, possibly before this listener existed.
      remember();
      returning.current = null;
      isAnimated = false;
      entry = currentEntry();
      // A drawer opens where the page is, and Forward returns there, also if nobody scrolls before Back.
      if (location.pathname === pathname.current) remember();
    };
    const onPop = (event: PopStateEvent) => {
      // A click on a fragment link fires `popstate` too, with an unnumbered entry: the browser has scrolled
      // already.
      const isNew = entryOf(event.state) === undefined;
      const left = entry;
      isAnimated = event.hasUAVisualTransition;
      entry = currentEntry();
      // A closed drawer or dialog shares the number of the entry below: the page has not moved.
      if (isNew || entry === left) return;
      const top = positions.get(entry) ?? 0;
      if (location.pathname !== pathname.current) returning.current = top;
      else if (withinPage) jump(top);
    };
    // The browser restores the position after a reload and on the way back from another site.
    const onPageHide = () => {
      history.scrollRestoration = 'auto';
      storePositions();
    };
    const onPageShow = () => void (history.scrollRestoration = 'manual');
    const ended = new AbortController();
    const listeners = [
      ['scroll', remember],
      // The router dispatches events with these two names.
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
    if (top !== null) return scrollOnceGrown(top);
    jumpTo(location.hash);
  }, [shownPath]);
}
