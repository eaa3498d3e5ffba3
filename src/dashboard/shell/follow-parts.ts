import { anchors } from '@/routes/paths';

/** Signs that somebody goes their own way: the focus is theirs from then on. */
const eventTypes = ['pointerdown', 'keydown'] as const;

/**
 * Takes the focus and the view to the part of the screen that a followed link names after its `#`, as soon as it is drawn: on
 * another screen or on the same one.
 * @returns what ends it.
 */
export function followParts(): () => void {
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
      // After the heading, which takes the focus of a new screen, and after a dialog that led here is closed.
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
  // The router tells of a followed link by this event.
  window.addEventListener('pushState', onPush);
  return () => {
    end();
    window.removeEventListener('pushState', onPush);
  };
}
