import { lockScroll } from '@/motion/scroll-lock';

export interface HeldSidebar {
  /** The focus stays within. */
  sidebar: HTMLElement;
  /** Gets the focus back when the sidebar is closed and not left. */
  opener: HTMLElement | null;
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

/**
 * Keeps a sidebar that lies over the page: that stands still, Tab stays in the sidebar, Escape, a press beside it and a wide
 * screen close it.
 * @returns what lets go
 */
export function holdSidebar({ sidebar, opener, onClose }: HeldSidebar): () => void {
  const wide = window.matchMedia(wideScreen);
  const onWide = () => onClose();
  const onKeyDown = (event: KeyboardEvent) => {
    // A menu or a dialog that is open above has answered already.
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    if (event.key !== 'Tab') return;
    const stops = stopsOf(sidebar);
    const end = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement !== end && sidebar.contains(document.activeElement)) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  };
  // A press beside the sidebar closes it, and so does a choice in it, also of the screen that is shown.
  const onClick = ({ target }: MouseEvent) => {
    // The press that opened it is still on its way here.
    if (!(target instanceof Element) || opener?.contains(target)) return;
    if (!sidebar.contains(target) || target.closest('a')) onClose();
  };
  const unlock = lockScroll();
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  wide.addEventListener('change', onWide);
  stopsOf(sidebar)[0]?.focus();
  return () => {
    unlock();
    document.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKeyDown);
    wide.removeEventListener('change', onWide);
    // Whoever chose a screen goes to its title (`arrival`); a dialog that opens keeps the focus it took.
    const { activeElement } = document;
    if (activeElement === document.body || sidebar.contains(activeElement)) opener?.focus();
  };
}
