import { navigate } from 'wouter/use-browser-location';

export interface VisitOptions {
  /** Takes the place of the current history entry. @default false */
  replace?: boolean;
  /**
   * For what closes: where the current entry was opened from that address, it leaves the history again; elsewhere it is
   * replaced. @default false
   */
  back?: boolean;
}

export type Visit = (to: string, options?: VisitOptions) => void;

/** What a history entry knows of those below it. It outlives a reload. */
export interface EntryState {
  /** The entry that it was opened from, and how many entries lower that is. */
  origin?: { href: string; state: object; steps: number };
  /** How many entries lower another one has the same address. */
  double?: number;
  /** A double that nobody needs: it leaves the history as soon as nobody presses anything. */
  spare?: boolean;
}

/** How long after a close another press may still be meant for what closed, in ms: Escape and Back together. */
const calm = 300;
/** How long the browser may take to go back, in ms. By then, it had nowhere to go or somebody kept it. */
const timeout = 1000;

export const entryState = (): EntryState => (history.state as EntryState | null) ?? {};

let timer = 0;
/** What waits for a step back to arrive; null while none is under way. */
let waiting: (() => void)[] | null = null;

function after(delay: number, act: () => void) {
  clearTimeout(timer);
  timer = window.setTimeout(act, delay);
}

function arrive() {
  const acts = waiting;
  waiting = null;
  // One of them may step back again.
  acts?.forEach(whenStill);
}

/** Changes the history now, or once a step back has arrived: the browser would take that step from another entry. */
export function whenStill(act: () => void) {
  if (waiting) waiting.push(act);
  else act();
}

/** Goes some entries back. Only one such step is under way at a time. */
export function stepBack(steps: number) {
  whenStill(() => {
    waiting = [];
    after(timeout, arrive);
    history.go(-steps);
  });
}

/** A step back would cancel the load of another document. */
const keepSpare = () => {
  if (!waiting) clearTimeout(timer);
};

/** Takes the current entry off the history when all is calm, if it is spare. Until then a visit takes its place. */
export function dropSpareSoon() {
  const { double = 1, spare } = entryState();
  if (waiting || !spare) return;
  addEventListener('beforeunload', keepSpare, { once: true });
  after(calm, () => {
    removeEventListener('beforeunload', keepSpare);
    if (entryState().spare) stepBack(double);
  });
}

const pageOf = (href: string) => href.split('#')[0];

/** Goes to an address of this site. The one door to the history: where the page is already, it stays. */
export const visit: Visit = (to, options = {}) =>
  whenStill(() => {
    const { replace, back } = options;
    const { href } = new URL(to, location.href);
    if (back ? pageOf(href) === pageOf(location.href) : href === location.href) return;
    const { origin, double = 1, spare, ...own } = entryState();
    if (back && origin && pageOf(origin.href) === pageOf(href)) {
      const state = { ...origin.state, double: origin.steps, spare: true };
      navigate(origin.href, { replace: true, state });
      dropSpareSoon();
    } else if ((replace || back) && !spare) {
      navigate(href, { replace: true, state: history.state as unknown });
    } else {
      const steps = spare ? double : 1;
      navigate(href, { replace: spare, state: { origin: { href: location.href, state: own, steps } } });
    }
  });

if (typeof window !== 'undefined') {
  addEventListener('popstate', () =>
    // Once everybody knows where the page is.
    after(0, () => {
      arrive();
      dropSpareSoon();
    }),
  );
  dropSpareSoon();
}
