import { vi } from 'vitest';

/** Replaces IntersectionObserver, which jsdom does not have, until the test's globals are restored. */
export function stubIntersectionObserver() {
  const observers = new Set<(entries: { isIntersecting: boolean }[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        observers.add(this.callback);
      }
      disconnect() {
        observers.delete(this.callback);
      }
    },
  );
  return {
    /** Tells all observers whether their elements are in view. */
    tell: (isIntersecting: boolean) => {
      for (const callback of observers) callback([{ isIntersecting }]);
    },
    /** Number of observers at work. */
    count: () => observers.size,
  };
}
