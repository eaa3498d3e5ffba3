const eventTypes = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
  'scroll',
  // Assistive technology may press without a pointer.
  'click',
  // Back and Forward change the address alone while no router listens.
  'popstate',
] as const;

/** Whether the user acted before this script ran: a scroll position, a focused field or a query. */
const hasBegun = () =>
  window.scrollY > 0 || document.activeElement !== document.body || location.search !== '';

/** Resolves at the user's first input. Code that serves only interaction loads then. */
export const firstInput: Promise<void> =
  typeof window === 'undefined'
    ? new Promise(() => {})
    : new Promise((resolve) => {
        if (hasBegun()) return resolve();
        for (const type of eventTypes)
          window.addEventListener(type, () => resolve(), { capture: true, passive: true, once: true });
      });
