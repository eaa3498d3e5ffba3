import { anchors } from '@/routes/anchors';

/** Events after which the focus is not moved, because the user has acted. */
const eventTypes = ['pointerdown', 'keydown'] as const;

/**
 * Moves the focus and the scroll position to the element named in a followed link's fragment, as soon as it
 * renders, on the same screen or another one.
 * @param wasFollowed - whether a link was followed before this code was there. @default false
 * @returns a function that stops this
 */
export function followParts(wasFollowed = false): () => void {
  let end = () => {};
  const onPush = () => {
    end();
    const part = location.hash.slice(1);
    const main = document.getElementById(anchors.main);
    if (!part || !main) return;
    const move = () => {
      const named = document.getElementById(part);
      if (!named || named === main || !main.contains(named)) return;
      end();
      // Waits until a new screen's heading has taken the focus, and until a dialog with the link is closed.
      requestAnimationFrame(() => {
        named.focus({ preventScroll: true });
        named.scrollIntoView({ block: 'start', behavior: 'instant' });
      });
    };
    const observer = new MutationObserver(move);
    end = () => {
      observer.disconnect();
      for (const type of eventTypes) window.removeEventListener(type, end, true);
    };
    observer.observe(main, { childList: true, subtree: true });
    for (const type of eventTypes) window.addEventListener(type, end, true);
    move();
  };
  // The router fires this event after a link is followed.
  window.addEventListener('pushState', onPush);
  if (wasFollowed) onPush();
  return () => {
    end();
    window.removeEventListener('pushState', onPush);
  };
}
