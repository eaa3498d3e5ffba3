/** Functions that want to know when something happens. Its methods can be passed on without it. */
export class Listeners<Args extends unknown[] = []> extends Set<(...args: Args) => void> {
  /** @returns a function that unsubscribes */
  subscribe = (listener: (...args: Args) => void) => {
    this.add(listener);
    return () => void this.delete(listener);
  };

  /** Calls the listeners in the order in which they subscribed, but none that another one has just added or removed. */
  notify = (...args: Args) => {
    for (const listener of Array.from(this)) if (this.has(listener)) listener(...args);
  };
}
