import type Lenis from 'lenis';
import { firstInput } from '@/platform/first-input';
import { onFrame } from './frame-loop';
import { prefersReducedMotion } from './preferences';

const allowed = '(prefers-reduced-motion: no-preference) and (any-pointer: fine)';

let lenis: Lenis | null = null;

/** A modal layer holds the page (`lockScroll`). The library moves even a page that may not scroll, so it has to be told. */
const isLocked = () => document.documentElement.style.overflow === 'hidden';

/**
 * Smooths the wheel and the jumps to fragments, from the first input on: the library is loaded then. Only where
 * a mouse can be and motion is wanted, and it follows that setting while the page is open. Returns what ends it.
 */
export function startSmoothScroll(): () => void {
  const query = window.matchMedia(allowed);
  let ended = false;
  let stopListening = () => {};

  const destroy = () => {
    stopListening();
    lenis?.destroy();
    lenis = null;
  };

  const create = async () => {
    const { default: Library } = await import('lenis');
    if (ended || lenis || !query.matches) return;
    // Fragments: the browser still makes its own jump (so `:target` and the history are right), lenis glides there.
    // Under a lock the wheel is left to the browser: it scrolls the layer and not the page.
    const instance = new Library({ lerp: 0.1, anchors: true, virtualScroll: () => !isLocked() });
    lenis = instance;
    // Both together end a glide that is on its way, and take the place where the page really is.
    const endGlide = () => {
      instance.stop();
      instance.start();
    };
    // lenis reckons an anchor's place from where its last glide should be, which is wrong while one is under way.
    const onAnchor = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[href^="#"]')) endGlide();
    };
    document.addEventListener('click', onAnchor, true);
    let held = false;
    const stopStage = onFrame('scroll', (time) => {
      const holds = isLocked();
      if (holds && !held) endGlide();
      held = holds;
      instance.raf(time);
    });
    stopListening = () => {
      stopStage();
      document.removeEventListener('click', onAnchor, true);
    };
  };

  const update = () => {
    if (!query.matches) destroy();
    else void firstInput.then(() => (ended ? undefined : create()));
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
  /** Jumps instead of gliding; under reduced motion it always does. @default false */
  immediate?: boolean;
}

/** Scrolls the page to a distance from its top in px, or to an element with its scroll margin. */
export function scrollTo(target: number | Element, { immediate = false }: ScrollOptions = {}): void {
  const jumps = immediate || prefersReducedMotion();
  if (lenis && (typeof target === 'number' || target instanceof HTMLElement)) {
    lenis.scrollTo(target, { immediate: jumps, force: true });
    return;
  }
  const behavior = jumps ? 'instant' : 'smooth';
  if (typeof target === 'number') window.scrollTo({ top: target, behavior });
  else target.scrollIntoView({ block: 'start', behavior });
}
