import { useEffect, useRef, type KeyboardEvent } from 'react';

/**
 * A panel that opens beside a list or a calendar, or instead of it where there is no room. It takes the focus when it opens:
 * its field with `data-takes-focus`, or itself. Escape closes it. Spread the result on the element around the panel.
 */
export function useOpenedPanel(onClose: () => void) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = root.current;
    // A visit that begins with an open panel begins at the top of the page, as every visit.
    if (!box || document.activeElement === document.body) return;
    (box.querySelector<HTMLElement>('[data-takes-focus]') ?? box).focus({ preventScroll: true });
    if (box.getBoundingClientRect().top < 0) box.scrollIntoView?.({ block: 'start' });
  }, []);

  return {
    ref: root,
    tabIndex: -1,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.stopPropagation();
      onClose();
    },
  };
}
