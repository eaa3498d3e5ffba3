/** Functions that want to know when something happens. */
export interface Listeners<Args extends unknown[] = []> {
  /** @returns a function that unsubscribes */
  subscribe: (listener: (...args: Args) => void) => () => void;
  /** Calls the listeners in the order in which they subscribed. */
  notify: (...args: Args) => void;
  count: () => number;
  clear: () => void;
}

export function createListeners<Args extends unknown[] = []>(): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: (...args) => {
      // A copy, because a listener may subscribe another one.
      for (const listener of Array.from(listeners)) listener(...args);
    },
    count: () => listeners.size,
    clear: () => listeners.clear(),
  };
}
