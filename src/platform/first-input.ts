const eventTypes = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
  'scroll',
] as const;

/** What a visitor has done before this script came: scrolled, as after a reload or to a fragment, gone into a field, or asked by the address. */
const hasBegun = () =>
  window.scrollY > 0 || document.activeElement !== document.body || location.search !== '';

/** Resolves at the visitor's first input: what only serves interaction is loaded then and not before. */
export const firstInput: Promise<void> =
  typeof window === 'undefined'
    ? new Promise(() => {})
    : new Promise((resolve) => {
        const done = () => {
          for (const type of eventTypes) window.removeEventListener(type, done, true);
          resolve();
        };
        if (hasBegun()) return done();
        for (const type of eventTypes) window.addEventListener(type, done, { capture: true, passive: true });
      });
