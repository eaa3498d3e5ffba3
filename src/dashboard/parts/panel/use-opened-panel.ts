import { isComposing } from '@/lib/is-composing';
import { useEffect, useRef, type KeyboardEvent } from 'react';

/**
 * Focus and keyboard handling of a panel that opens beside a list or replaces it. On opening, the element
 * with `data-takes-focus` gets the focus, or the panel itself. Escape closes it.
 * @returns props for the element around the panel
 */
export function useOpenedPanel(onClose: () => void) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = root.current;
    // On the first load the page starts at the top and does not move the focus.
    if (!box || document.activeElement === document.body) return;
    (box.querySelector<HTMLElement>('[data-takes-focus]') ?? box).focus({ preventScroll: true });
    if (box.getBoundingClientRect().top < 0) box.scrollIntoView?.({ block: 'start' });
  }, []);

  return {
    ref: root,
    tabIndex: -1,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return;
      event.stopPropagation();
      onClose();
    },
  };
}
