import { navigate } from 'wouter/use-browser-location';

export interface VisitOptions {
  /** Replaces the current history entry. @default false */
  replace?: boolean;
  /**
   * For closing: goes back if the current entry was opened from this address, and otherwise replaces the
   * entry.
   * @default false
   */
  back?: boolean;
}

export type Visit = (to: string, options?: VisitOptions) => void;

/** A history entry's state: its relation to earlier entries. Survives a reload. */
export interface EntryState {
  /** The entry from which this one was opened, and the number of entries back to it. */
  origin?: { href: string; state: object; steps: number };
  /** The number of entries back to an earlier entry with the same address. */
  stepsToTwin?: number;
  /** Whether the entry is an unneeded duplicate, removed once there is no input. */
  isDuplicate?: boolean;
}

/** Time after a close in which another press may belong to it, such as Escape with Back, in ms. */
const closeGrace = 300;
/** Timeout for a step back, in ms. A later step has no earlier entry or was blocked by a guard. */
const timeout = 1000;

export const entryState = (): EntryState => (history.state as EntryState | null) ?? {};

let timer = 0;
/** Actions queued until a step back has completed, or null if none is pending. */
let queued: (() => void)[] | null = null;

function after(delay: number, act: () => void) {
  clearTimeout(timer);
  timer = window.setTimeout(act, delay);
}

function runQueued() {
  const acts = queued;
  queued = null;
  // An action may step back again.
  acts?.forEach(afterPendingStep);
}

/** Changes the history, after any pending step back: that step would otherwise start at the wrong entry. */
export function afterPendingStep(act: () => void) {
  if (queued) queued.push(act);
  else act();
}

/** The used part of the Navigation API, which some browsers lack. */
interface Navigation {
  currentEntry: { index: number };
  entries: () => readonly { key: string }[];
  traverseTo: (key: string) => { committed: Promise<unknown>; finished: Promise<unknown> };
}

/**
 * Goes back some entries: to the key of that entry where the browser can. A page cannot know that the visitor's own step back is
 * on its way, and a number of steps would count from where that one ends, which may be another site.
 */
function goBack(steps: number) {
  const { navigation } = window as { navigation?: Navigation };
  const entry = navigation?.entries()[navigation.currentEntry.index - steps];
  if (!navigation || !entry) return history.go(-steps);
  // Each rejects where another step takes this one's place.
  const { committed, finished } = navigation.traverseTo(entry.key);
  for (const end of [committed, finished]) end.catch(() => {});
}

/** Goes back some entries. Only one step back is pending at a time. */
export function stepBack(steps: number) {
  afterPendingStep(() => {
    queued = [];
    after(timeout, runQueued);
    goBack(steps);
  });
}

/** Cancels the removal: a step back would abort the load of another document. */
const keepDuplicate = () => {
  if (!queued) clearTimeout(timer);
};

/** Removes the current history entry after a short delay if it is a duplicate. A visit before that replaces it. */
export function dropDuplicateSoon() {
  const { stepsToTwin = 1, isDuplicate } = entryState();
  if (queued || !isDuplicate) return;
  addEventListener('beforeunload', keepDuplicate, { once: true });
  after(closeGrace, () => {
    removeEventListener('beforeunload', keepDuplicate);
    if (entryState().isDuplicate) stepBack(stepsToTwin);
  });
}

const pageOf = (href: string) => href.split('#')[0];

/** The entry point for navigation within this site. Does nothing if the address is the current one. */
export const visit: Visit = (to, options = {}) =>
  afterPendingStep(() => {
    const { replace, back } = options;
    const { href } = new URL(to, location.href);
    if (back ? pageOf(href) === pageOf(location.href) : href === location.href) return;
    const { origin, stepsToTwin = 1, isDuplicate, ...own } = entryState();
    if (back && origin && pageOf(origin.href) === pageOf(href)) {
      const state = { ...origin.state, stepsToTwin: origin.steps, isDuplicate: true };
      navigate(origin.href, { replace: true, state });
      dropDuplicateSoon();
    } else if ((replace || back) && !isDuplicate) {
      navigate(href, { replace: true, state: history.state as unknown });
    } else {
      const steps = isDuplicate ? stepsToTwin : 1;
      navigate(href, { replace: isDuplicate, state: { origin: { href: location.href, state: own, steps } } });
    }
  });

if (typeof window !== 'undefined') {
  addEventListener('popstate', () =>
    // After all other listeners have read the new location.
    after(0, () => {
      runQueued();
      dropDuplicateSoon();
    }),
  );
  dropDuplicateSoon();
}
