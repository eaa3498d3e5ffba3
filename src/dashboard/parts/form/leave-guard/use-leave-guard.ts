import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useVisit } from '@/design-system/link/use-visit';
import { dropDuplicateSoon, entryState, stepBack, afterPendingStep } from '@/design-system/link/visit';
import { Listeners } from '@/lib/listeners';
import { leaveEvent } from './ask-to-leave';

/** The blocked navigation: a link, the Back button, or an action of the shell or of the form. */
export type Leaving =
  | { by: 'link'; href: string }
  | { by: 'back' }
  | { by: 'shell' | 'form'; act: () => void };

/** The answers that a form has to the question. */
export interface LeaveGuardOptions {
  /** Whether the form keeps a draft in storage. @default false */
  keepsDraft?: boolean;
  /** Discards the changes. @default nothing to discard */
  onDiscard?: () => void;
}

export interface LeaveGuard {
  /** Null while no navigation is pending. */
  leaving: Leaving | null;
  /** Number of forms that lose changes: all of the page, unless the navigation closes this form alone. */
  forms: number;
  /** Number of these forms that keep a draft in storage. */
  drafts: number;
  /** Discards the changes of these forms. */
  discard: () => void;
  /** Discards the changes of those of these forms that keep no draft. */
  discardWithoutDraft: () => void;
  /** Asks before an action that leaves the form, such as closing its dialog. */
  ask: (act: () => void) => void;
  stay: () => void;
  leave: () => void;
  /** Removes the guard before the form itself navigates or closes. */
  release: () => void;
}

/** Time in ms after the user's answer in which `beforeunload` does not ask again. */
const agreed = 1000;

/** The path of a clicked link to another page of this site. Null for new tabs, downloads and this page. */
function targetOf(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download'))
    return null;
  // Not `link.href`: fragments and email addresses do not leave this page.
  const href = link.getAttribute('href') ?? '';
  return href.startsWith('/') && !href.startsWith('//') ? href : null;
}

/** Pushes a duplicate of the current history entry, or reuses one that exists, as after a reload. */
function hold() {
  const { isDuplicate, ...state } = entryState();
  if (state.stepsToTwin === 1) {
    if (isDuplicate) history.replaceState(state, '');
    return;
  }
  const { origin } = state;
  const higher = origin && { ...origin, steps: origin.steps + 1 };
  history.pushState({ ...state, origin: higher, stepsToTwin: 1 }, '');
}

const removeDuplicate = () =>
  afterPendingStep(() => {
    const state = entryState();
    if (state.stepsToTwin !== 1) return;
    history.replaceState({ ...state, isDuplicate: true }, '');
    dropDuplicateSoon();
  });

/** Called when a form begins or ends to have unsaved changes, or to keep a draft. */
const changes = new Listeners();

/** A form, as the other forms of the page see it. */
function createHolder(first: LeaveGuardOptions) {
  let latest = first;
  /** Whether the user has just agreed to leave it, so that `beforeunload` does not ask again. */
  let isLeft = false;
  const keepsDraft = () => latest.keepsDraft === true;
  return {
    update: (options: LeaveGuardOptions) => {
      const before = keepsDraft();
      latest = options;
      if (keepsDraft() !== before) changes.notify();
    },
    keepsDraft,
    discard: () => latest.onDiscard?.(),
    isLeft: () => isLeft,
    leave: () => {
      isLeft = true;
      window.setTimeout(() => (isLeft = false), agreed);
    },
  };
}

/** The forms of the page with unsaved changes, which share one duplicate. */
const holders = new Set<ReturnType<typeof createHolder>>();

const removeUnlessHeld = (own = 0) => {
  if (holders.size === own) removeDuplicate();
};

/**
 * Asks for confirmation before the user leaves a page with unsaved changes by a link, `askToLeave`, Back or
 * closing the page. For closing, the browser shows its own dialog. For Back, the guard pushes a duplicate of
 * the page's history entry: going back removes only the duplicate.
 * Where several forms have unsaved changes, one of them asks for all.
 * @param dirty - whether there are unsaved changes
 */
export function useLeaveGuard(dirty: boolean, options: LeaveGuardOptions = {}): LeaveGuard {
  const visit = useVisit();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const [own] = useState(() => createHolder(options));
  useEffect(() => own.update(options));

  useEffect(() => {
    if (!dirty) return removeUnlessHeld();
    holders.add(own);
    changes.notify();
    // Until then a step back is that of `removeDuplicate`, and not the visitor's.
    let isHeld = false;
    const holdSoon = () =>
      afterPendingStep(() => {
        hold();
        isHeld = true;
      });
    holdSoon();
    const { href } = location;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (own.isLeft()) return;
      event.preventDefault();
      // Browsers released before 2024 require this.
      event.returnValue = true;
    };
    const onClick = (event: MouseEvent) => {
      const target = targetOf(event);
      if (target === null) return;
      event.preventDefault();
      // Another form of the page would ask too.
      event.stopImmediatePropagation();
      setLeaving({ by: 'link', href: target });
    };
    const onPopState = () => {
      // Navigation to a fragment of this page also fires `popstate`.
      if (!isHeld || location.href !== href || entryState().stepsToTwin) return;
      holdSoon();
      setLeaving({ by: 'back' });
    };
    const onLeave = (event: CustomEventInit<() => void> & Event) => {
      // Another form asks already.
      if (event.defaultPrevented) return;
      event.preventDefault();
      setLeaving({ by: 'shell', act: event.detail! });
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    document.addEventListener('click', onClick, true);
    document.addEventListener(leaveEvent, onLeave);
    window.addEventListener('popstate', onPopState);
    // The browser may restore the page from its back/forward cache, at the entry below the duplicate.
    window.addEventListener('pageshow', holdSoon);
    return () => {
      holders.delete(own);
      changes.notify();
      window.removeEventListener('beforeunload', onBeforeUnload);
      document.removeEventListener('click', onClick, true);
      document.removeEventListener(leaveEvent, onLeave);
      window.removeEventListener('popstate', onPopState);
      window.removeEventListener('pageshow', holdSoon);
    };
  }, [dirty, own]);

  // Removes the duplicate if the form unmounts for another reason.
  useEffect(() => () => removeUnlessHeld(), []);

  const release = () => removeUnlessHeld(Number(holders.has(own)));
  const left = () => (leaving?.by === 'form' ? [own] : [...holders]);
  const withDraft = () => left().filter((form) => form.keepsDraft());
  const forms = useSyncExternalStore(changes.subscribe, () => left().length);
  const drafts = useSyncExternalStore(changes.subscribe, () => withDraft().length);
  // Another tab may have saved the changes while the question was open.
  if (leaving && forms === 0) setLeaving(null);
  const leave = () => {
    if (!leaving) return;
    setLeaving(null);
    for (const form of left()) form.leave();
    if (leaving.by === 'back') return stepBack(2);
    // The other navigations leave the whole page.
    if (leaving.by === 'form') release();
    else removeDuplicate();
    if (leaving.by === 'link') visit(leaving.href);
    else leaving.act();
  };

  return {
    leaving,
    forms,
    drafts,
    discard: () => left().forEach((form) => form.discard()),
    discardWithoutDraft: () => left().forEach((form) => form.keepsDraft() || form.discard()),
    ask: useCallback((act: () => void) => setLeaving({ by: 'form', act }), []),
    stay: () => setLeaving(null),
    leave,
    release,
  };
}
