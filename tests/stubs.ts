import { vi } from 'vitest';

/**
 * Interfaces of a browser that jsdom does not have. Globals are restored after each test; the methods of a dialog stay for the later
 * files of a worker.
 */

/** @param matches - whether each media query holds, such as that for reduced motion */
export function stubMedia(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }));
}

/** An observer that reports no size. */
export function stubResizeObserver(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}

type Method = (this: HTMLDialogElement) => void;

/** jsdom has the element without its methods, and no `CSS.supports`. */
export function stubDialog(): void {
  const { prototype } = HTMLDialogElement as unknown as { prototype: Record<'showModal' | 'close', Method> };
  prototype.showModal = function showModal() {
    this.open = true;
  };
  prototype.close = function close() {
    this.open = false;
  };
  vi.stubGlobal('CSS', { supports: () => true });
}

/** Observers that a test tells whether their elements are in view. */
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
    /** Tells all observers whether their elements are in view: several changes at once, as on a busy page. */
    tell: (...changes: readonly boolean[]) => {
      for (const callback of observers) callback(changes.map((isIntersecting) => ({ isIntersecting })));
    },
    /** Number of observers at work. */
    count: () => observers.size,
  };
}

/** Animation frames that a test draws. */
export function stubFrames() {
  let frames: FrameRequestCallback[] = [];
  let time = 0;
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  return {
    /** Draws the next frame. @param ms - since the last one */
    tick: (ms: number) => {
      const due = frames;
      frames = [];
      time += ms;
      for (const frame of due) frame(time);
    },
    /** Number of callbacks that wait for a frame. */
    waiting: () => frames.length,
  };
}
