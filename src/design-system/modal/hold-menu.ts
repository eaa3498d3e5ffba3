import { lockScroll } from '@/motion/scroll-lock';

export interface HeldMenu {
  /** The focus stays within. */
  menu: HTMLElement;
  /** From this media query on the menu is no longer over the page. */
  wideScreen: string;
  /** Asked for by Escape, or by a screen that became wide. */
  onClose: (by: 'key' | 'screen') => void;
}

const isVisible = (element: HTMLElement) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

/** What Tab reaches within an element. */
export const stopsOf = (element: HTMLElement): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (stop) => stop.tabIndex >= 0 && isVisible(stop),
  );

/**
 * Makes a menu modal that lies over the page and is no dialog: the page does not scroll, Tab stays in the menu, Escape and a
 * wide screen close it.
 * @returns what ends that
 */
export function holdMenu({ menu, wideScreen, onClose }: HeldMenu): () => void {
  const wide = window.matchMedia(wideScreen);
  const onWide = () => onClose('screen');
  const onKeyDown = (event: KeyboardEvent) => {
    // A menu or a dialog that is open above has answered already.
    if (event.key === 'Escape' && !event.defaultPrevented) onClose('key');
    if (event.key !== 'Tab') return;
    const stops = stopsOf(menu);
    const end = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement !== end && menu.contains(document.activeElement)) return;
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
}
