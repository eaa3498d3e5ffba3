import { useCallback, useEffect, useRef, useState } from 'react';
import { useVisit } from '@/design-system/link/use-visit';
import { dropSpareSoon, entryState, stepBack, whenStill } from '@/design-system/link/visit';

/** How somebody was about to leave. */
export type Leaving = { by: 'link'; href: string } | { by: 'back' } | { by: 'hand'; act: () => void };

export interface LeaveGuard {
  /** Null while nobody is leaving. */
  leaving: Leaving | null;
  /** Asks before something of the form's own that leaves it, such as closing its dialog. */
  ask: (act: () => void) => void;
  stay: () => void;
  leave: () => void;
  /** Takes the guard away, before the form itself leads elsewhere. */
  release: () => void;
}

/** How long after the answer the browser begins to leave, in ms: it does not ask a second time. */
const agreed = 1000;

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

/** Puts a double of the current entry on top of it, for Back to take away. One that is there, as after a reload, does. */
const hold = () =>
  whenStill(() => {
    const { spare, ...state } = entryState();
    if (state.double === 1) return spare && history.replaceState(state, '');
    const { origin } = state;
    const higher = origin && { ...origin, steps: origin.steps + 1 };
    history.pushState({ ...state, origin: higher, double: 1 }, '');
  });

const letGo = () =>
  whenStill(() => {
    const state = entryState();
    if (state.double !== 1) return;
    history.replaceState({ ...state, spare: true }, '');
    dropSpareSoon();
  });

/**
 * Asks a person who is about to leave a page with unsaved changes: by a link, by Back, or by closing it (where the browser asks
 * in its own words). For Back a double of the page's history entry lies on top of it: going back takes that away, and nothing
 * else.
 * @param dirty - whether there is something to lose.
 */
export function useLeaveGuard(dirty: boolean): LeaveGuard {
  const visit = useVisit();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const answered = useRef(false);

  useEffect(() => {
    if (!dirty) return letGo();
    hold();
    const { href } = location;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (answered.current) return;
      event.preventDefault();
      // Browsers before 2024 ask only for this.
      event.returnValue = true;
    };
    const onClick = (event: MouseEvent) => {
      const target = targetOf(event);
      if (target === null) return;
      event.preventDefault();
      event.stopPropagation();
      setLeaving({ by: 'link', href: target });
    };
    const onPopState = () => {
      // A fragment of this page pops too.
      if (location.href !== href || entryState().double) return;
      hold();
      setLeaving({ by: 'back' });
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    document.addEventListener('click', onClick, true);
    window.addEventListener('popstate', onPopState);
    // Kept by the browser while somebody was away, and entered below the double.
    window.addEventListener('pageshow', hold);
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload);
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onPopState);
      window.removeEventListener('pageshow', hold);
    };
  }, [dirty]);

  // A form that is closed by other means leaves nothing behind.
  useEffect(() => letGo, []);

  const leave = () => {
    if (!leaving) return;
    setLeaving(null);
    answered.current = true;
    window.setTimeout(() => (answered.current = false), agreed);
    if (leaving.by === 'back') return stepBack(2);
    letGo();
    if (leaving.by === 'hand') leaving.act();
    else visit(leaving.href);
  };

  return {
    leaving,
    ask: useCallback((act: () => void) => setLeaving({ by: 'hand', act }), []),
    stay: () => setLeaving(null),
    leave,
    release: letGo,
  };
}
