import { jump } from '@/platform/use-scroll-memory';
import { anchors } from '@/routes/paths';

/** How long a screen may take to become as long as it was, in ms. */
const timeout = 3000;

/** Scrolls to a place in a screen that may still be growing, until it is reached or somebody scrolls by hand. */
export function scrollOnceGrown(top: number): () => void {
  jump(top);
  const main = document.getElementById(anchors.main);
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
