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

/** Chromium sends a `pointermove` of its own after a layout below a pointer that rests. */
const isStill = ({ type, movementX, movementY }: PointerEvent) =>
  type === 'pointermove' && movementX === 0 && movementY === 0;

/** Resolves at the user's first input. Code that serves only interaction loads then. */
export const firstInput: Promise<void> =
  typeof window === 'undefined'
    ? new Promise(() => {})
    : new Promise((resolve) => {
        if (hasBegun()) return resolve();
        const listening = new AbortController();
        const onInput = (event: Event) => {
          if (isStill(event as PointerEvent)) return;
          listening.abort();
          resolve();
        };
        for (const type of eventTypes)
          window.addEventListener(type, onInput, {
            capture: true,
            passive: true,
            signal: listening.signal,
          });
      });
