import { jump } from '@/lib/jump';

/** Maximum time in ms for a page to reach its previous height. */
const timeout = 3000;

/**
 * Scrolls to a position in a page that may still be growing, until it is reached or the user acts.
 * @param top - in px
 * @returns a function that stops this
 */
export function scrollOnceGrown(top: number): () => void {
  jump(top);
  const main = document.querySelector('main');
  if (!main || window.scrollY >= top - 1) return () => {};
  const observer = new ResizeObserver(() => {
    jump(top);
    if (window.scrollY >= top - 1) end();
  });
  const events = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const timer = window.setTimeout(() => end(), timeout);
  const end = () => {
    observer.disconnect();
    window.clearTimeout(timer);
    for (const event of events) window.removeEventListener(event, end, true);
  };
  observer.observe(main);
  for (const event of events) window.addEventListener(event, end, { capture: true, passive: true });
  return end;
}
