import { useCallback, useEffect, useRef, useState } from 'react';
import { useVisit } from '@/design-system/link/use-visit';

/** How somebody was about to leave. */
export type Leaving = { by: 'link'; href: string } | { by: 'back' } | { by: 'hand'; act: () => void };

export interface LeaveGuard {
  /** Null while nobody is leaving: ask them else. */
  leaving: Leaving | null;
  /** Asks before something of the form's own that leaves it, such as closing its dialog. */
  ask: (act: () => void) => void;
  stay: () => void;
  leave: () => void;
  /** Takes the guard away, before the form itself leads elsewhere: wait for it. */
  release: () => Promise<void>;
}

/** A browser that has nowhere to go back to tells nothing, so that we wait for this long, in ms. */
const patience = 400;

/** Where a press leads within this site, unless the browser is to open it elsewhere or it stays on this page. */
function targetOf(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download'))
    return null;
  // Not `link.href`: fragments and mail addresses stay on this page.
  const href = link.getAttribute('href') ?? '';
  return href.startsWith('/') && !href.startsWith('//') ? href : null;
}

/**
 * Stops who is about to leave a page with unsaved words: by a link, by Back, or by closing it (where the browser asks in
 * its own words). For Back an entry of its own lies on the history: going back takes that away, and nothing else.
 * @param dirty - whether there is something to lose.
 */
export function useLeaveGuard(dirty: boolean): LeaveGuard {
  const visit = useVisit();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const entry = useRef(false);
  const releasing = useRef<Promise<void> | null>(null);

  const release = useCallback((): Promise<void> => {
    if (!entry.current) return Promise.resolve();
    releasing.current ??= new Promise((resolve) => {
      const done = () => {
        window.clearTimeout(timer);
        window.removeEventListener('popstate', done);
        entry.current = false;
        releasing.current = null;
        resolve();
      };
      const timer = window.setTimeout(done, patience);
      window.addEventListener('popstate', done);
      history.back();
    });
    return releasing.current;
  }, []);

  useEffect(() => {
    if (!dirty) {
      void release();
      return;
    }
    const hold = () => {
      if (entry.current) return;
      history.pushState(history.state, '', location.href);
      entry.current = true;
    };
    hold();
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Browsers before 2024 ask only for this.
      event.returnValue = true;
    };
    const onClick = (event: MouseEvent) => {
      const href = targetOf(event);
      if (href === null) return;
      event.preventDefault();
      event.stopPropagation();
      setLeaving({ by: 'link', href });
    };
    const onPopState = () => {
      if (releasing.current) return;
      entry.current = false;
      setLeaving({ by: 'back' });
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    document.addEventListener('click', onClick, true);
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload);
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onPopState);
    };
  }, [dirty, release]);

  const stay = () => {
    setLeaving(null);
    if (entry.current) return;
    history.pushState(history.state, '', location.href);
    entry.current = true;
  };

  const leave = () => {
    if (!leaving) return;
    setLeaving(null);
    if (leaving.by === 'back') history.back();
    else if (leaving.by === 'hand') void release().then(leaving.act);
    else void release().then(() => visit(leaving.href));
  };
  const ask = (act: () => void) => setLeaving({ by: 'hand', act });

  return { leaving, ask, stay, leave, release };
}
