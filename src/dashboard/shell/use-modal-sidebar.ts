import { useEffect, useEffectEvent, type RefObject } from 'react';
import { lockScroll } from '@/motion/scroll-lock';

interface ModalSidebar {
  open: boolean;
  /** The focus stays within. */
  sidebar: RefObject<HTMLElement | null>;
  /** Gets the focus back when the sidebar is closed and not left. */
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** From here up the sidebar stands beside the page (`styles/settings/_breakpoint`). */
const wideScreen = '(min-width: 1024px)';

const isVisible = (element: HTMLElement) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

const stopsOf = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('a[href], button')].filter(
    (stop) => stop.tabIndex >= 0 && isVisible(stop),
  );

/** While the sidebar lies over the page: that stands still, Tab stays in the sidebar, Escape and a wide screen close it. */
export function useModalSidebar({ open, sidebar, button, onClose }: ModalSidebar): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = sidebar.current;
    if (!open || !element) return;
    const opener = button.current;
    const wide = window.matchMedia(wideScreen);
    const onWide = () => close();
    const onKeyDown = (event: KeyboardEvent) => {
      // A menu or a dialog that is open above has answered already.
      if (event.key === 'Escape' && !event.defaultPrevented) close();
      if (event.key !== 'Tab') return;
      const stops = stopsOf(element);
      const end = event.shiftKey ? stops[0] : stops.at(-1);
      if (document.activeElement !== end && element.contains(document.activeElement)) return;
      event.preventDefault();
      (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
    };
    // A press beside the sidebar closes it, and so does a choice in it, also of the screen that is shown.
    const onClick = ({ target }: MouseEvent) => {
      // The press that opened it is still on its way here.
      if (!(target instanceof Element) || opener?.contains(target)) return;
      if (!element.contains(target) || target.closest('a')) close();
    };
    const unlock = lockScroll();
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    wide.addEventListener('change', onWide);
    stopsOf(element)[0]?.focus();
    return () => {
      unlock();
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
      wide.removeEventListener('change', onWide);
      // Whoever chose a screen goes to its title (`arrival`); a dialog that opens keeps the focus it took.
      const { activeElement } = document;
      if (activeElement === document.body || element.contains(activeElement)) opener?.focus();
    };
  }, [open, sidebar, button]);
}
