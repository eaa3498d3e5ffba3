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

/** A browser that has nowhere to go back to tells nothing, so that nobody is kept for longer than this, in ms. */
const patience = 400;
/** How late the browser may still take a step back that a guard has asked for, in ms. */
const lateness = 5000;

/** The steps back that guards have asked for and that are not taken yet. No other guard may take one for the visitor's. */
let ownSteps = 0;

/** Takes a guard's entry off the history. Done when the browser has, or when patience ends. */
function stepBack(): Promise<void> {
  ownSteps += 1;
  return new Promise((resolve) => {
    const end = () => {
      window.removeEventListener('popstate', end);
      window.clearTimeout(timer);
      ownSteps -= 1;
      resolve();
    };
    const timer = window.setTimeout(end, lateness);
    window.setTimeout(resolve, patience);
    window.addEventListener('popstate', end);
    history.back();
  });
}

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
    releasing.current ??= stepBack().then(() => {
      entry.current = false;
      releasing.current = null;
    });
    return releasing.current;
  }, []);

  useEffect(() => {
    if (!dirty) {
      void release();
      return;
    }
    let held = true;
    const hold = () => {
      if (!held || entry.current) return;
      history.pushState(history.state, '', location.href);
      entry.current = true;
    };
    // Typed on while the entry of before is being taken away: a new one goes on top of what is left.
    if (releasing.current) void releasing.current.then(hold);
    else hold();
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
      if (ownSteps > 0) return;
      entry.current = false;
      setLeaving({ by: 'back' });
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    document.addEventListener('click', onClick, true);
    // Heard first: `stepBack` counts its step off when it has been taken.
    window.addEventListener('popstate', onPopState, true);
    return () => {
      held = false;
      window.removeEventListener('beforeunload', onBeforeUnload);
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onPopState, true);
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
