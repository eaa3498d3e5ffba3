import { useEffect, useEffectEvent, type RefObject } from 'react';
import { lockScroll } from '@/motion/scroll-lock';

interface ModalMenu {
  open: boolean;
  /** The bar and its panel: the focus stays within. */
  container: RefObject<HTMLElement | null>;
  /** Gets the focus back on Escape. */
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
}

const isVisible = (element: HTMLElement) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

/** While the menu is open: the page behind stands still, Tab stays in bar and panel, Escape and a wide screen close. */
export function useModalMenu({ open, container, button, onClose }: ModalMenu): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!open) return;
    const wide = window.matchMedia('(min-width: 800px)');
    const onWide = () => close();

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        close();
        button.current?.focus();
      }
      if (event.key !== 'Tab' || !container.current) return;
      const stops = [...container.current.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
        (element) => element.tabIndex >= 0 && isVisible(element),
      );
      const end = event.shiftKey ? stops[0] : stops.at(-1);
      const outside = !container.current.contains(document.activeElement);
      if (document.activeElement !== end && !outside) return;
      event.preventDefault();
      (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
    };

    const unlock = lockScroll();
    document.addEventListener('keydown', onKeyDown);
    wide.addEventListener('change', onWide);
    return () => {
      unlock();
      document.removeEventListener('keydown', onKeyDown);
      wide.removeEventListener('change', onWide);
    };
  }, [open, container, button]);
}
