import type Lenis from 'lenis';
import { firstInput } from '@/platform/first-input';
import { jumpEvent } from '@/lib/jump';
import { onFrame } from './frame-loop';
import { prefersReducedMotion } from './preferences';

const allowed = '(prefers-reduced-motion: no-preference) and (any-pointer: fine)';

interface Glider {
  lenis: Lenis;
  /** Draws frames until nothing glides. To be called before a glide begins. */
  glide: () => void;
  endGlide: () => void;
}

let glider: Glider | null = null;

/** Whether a modal layer locks the page (`lockScroll`). lenis would scroll even a locked page. */
const isLocked = () => document.documentElement.style.overflow === 'hidden';

/**
 * Smooths wheel scrolling and jumps to fragments. Loads lenis at the first input, and only for a fine pointer
 * without reduced motion; follows changes of these settings.
 * @returns a function that ends it.
 */
export function startSmoothScroll(): () => void {
  const query = window.matchMedia(allowed);
  let ended = false;
  let stopListening = () => {};

  const destroy = () => {
    stopListening();
    glider?.lenis.destroy();
    glider = null;
  };

  const create = async () => {
    const { default: Library } = await import('lenis');
    if (ended || glider || !query.matches) return;
    // Anchors: the browser still makes its own jump, so `:target` and the history are right, and lenis
    // animates it. Under a lock the browser handles the wheel, so it scrolls the layer instead of the page.
    const lenis = new Library({ lerp: 0.1, anchors: true, virtualScroll: () => !isLocked() });
    // A stop and start cancels a running animation and resets lenis to the actual scroll position.
    const endGlide = () => {
      lenis.stop();
      lenis.start();
    };
    let stopFrames: (() => void) | null = null;
    const glide = () => {
      if (stopFrames) return;
      // lenis measures a step from its last frame, which may be long ago.
      lenis.raf(performance.now());
      let held = isLocked();
      stopFrames = onFrame('scroll', (time) => {
        const holds = isLocked();
        if (holds && !held) endGlide();
        held = holds;
        lenis.raf(time);
        if (lenis.isScrolling === 'smooth') return;
        stopFrames?.();
        stopFrames = null;
      });
    };
    lenis.on('virtual-scroll', glide);
    // lenis computes an anchor's position from its animation target, which is wrong during an animation.
    const onAnchor = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('a[href^="#"]'))) return;
      endGlide();
      glide();
    };
    document.addEventListener('click', onAnchor, true);
    window.addEventListener(jumpEvent, endGlide);
    glider = { lenis, glide, endGlide };
    stopListening = () => {
      stopFrames?.();
      document.removeEventListener('click', onAnchor, true);
      window.removeEventListener(jumpEvent, endGlide);
    };
  };

  const update = () => {
    if (!query.matches) destroy();
    // Without its code the browser scrolls.
    else firstInput.then(() => (ended ? undefined : create())).catch(() => {});
  };

  query.addEventListener('change', update);
  update();
  return () => {
    ended = true;
    query.removeEventListener('change', update);
    destroy();
  };
}

export interface ScrollOptions {
  /** Jumps without animation, as always under reduced motion. @default false */
  immediate?: boolean;
  /**
   * The edge of the window that an element moves to. `nearest` leaves an element in view where it is.
   * @default 'start'
   */
  block?: 'start' | 'nearest';
}

/** Scrolls to a distance from the page's top in px, or to an element, respecting its scroll margin. */
export function scrollTo(
  target: number | Element,
  { immediate = false, block = 'start' }: ScrollOptions = {},
): void {
  const jumps = immediate || prefersReducedMotion();
  // lenis knows the start alone.
  if (glider && block === 'start' && (typeof target === 'number' || target instanceof HTMLElement)) {
    glider.glide();
    glider.lenis.scrollTo(target, { immediate: jumps, force: true });
    return;
  }
  glider?.endGlide();
  const behavior = jumps ? 'instant' : 'smooth';
  if (typeof target === 'number') window.scrollTo({ top: target, behavior });
  else target.scrollIntoView({ block, behavior });
}
