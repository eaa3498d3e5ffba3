import { onFrame } from './frame-loop';

interface FramesInView {
  /** As of an IntersectionObserver. @default '0px' */
  rootMargin?: string;
  /** Called whenever the element comes into view. */
  onEnter?: () => void;
  /** @param delta - ms since the last frame. @returns whether it needs another frame without a scroll. */
  step: (delta: number) => boolean;
}

/**
 * Draws frames that depend on an element's place in the viewport: while it is in view, after a scroll or a change of size,
 * until `step` needs no more.
 * @returns a function that ends it.
 */
export function framesInView(
  element: HTMLElement,
  { rootMargin = '0px', onEnter, step }: FramesInView,
): () => void {
  let isInView = false;
  let stopFrames: (() => void) | undefined;

  const rest = () => {
    stopFrames?.();
    stopFrames = undefined;
  };
  const wake = () => {
    if (!isInView) return;
    stopFrames ??= onFrame('timeline', (_, delta) => {
      if (!step(delta)) rest();
    });
  };

  const views = new IntersectionObserver(
    (entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
      if (!isInView) return rest();
      onEnter?.();
      wake();
    },
    { rootMargin },
  );
  views.observe(element);
  // Content above the element moves it too.
  const sizes = new ResizeObserver(wake);
  for (const box of [element, document.documentElement]) sizes.observe(box);
  const listeners = new AbortController();
  for (const type of ['scroll', 'resize'])
    window.addEventListener(type, wake, { passive: true, signal: listeners.signal });

  return () => {
    views.disconnect();
    sizes.disconnect();
    listeners.abort();
    rest();
  };
}
