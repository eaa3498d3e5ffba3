import { openLayer, openLayers } from './open-layer';

export interface ModalMenuOptions {
  /** The element that traps the focus. */
  menu: HTMLElement;
  /** The media query from which the menu no longer covers the page. */
  wideScreen: string;
  /** Called on Escape (`key`), or when the screen becomes wide (`screen`). */
  onClose: (by: 'key' | 'screen') => void;
}

const isVisible = (element: HTMLElement) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

/** The tab stops within an element. */
export const stopsOf = (element: HTMLElement): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (stop) => stop.tabIndex >= 0 && isVisible(stop),
  );

/**
 * Makes everything outside an element inert, because a trap for Tab does not keep a screen reader inside.
 * @returns a function that undoes this.
 */
function inertAround(element: HTMLElement): () => void {
  const changed: Element[] = [];
  for (let inner: Element = element; inner !== document.body; inner = inner.parentElement!)
    for (const sibling of inner.parentElement!.children)
      if (sibling !== inner && !sibling.hasAttribute('inert')) {
        sibling.setAttribute('inert', '');
        changed.push(sibling);
      }
  return () => {
    for (const sibling of changed) sibling.removeAttribute('inert');
  };
}

/**
 * Makes a menu over the page modal without a dialog: locks scrolling, traps Tab and makes the page inert. Escape and a
 * wide screen close it.
 * @returns a function that undoes this.
 */
export function openModalMenu({ menu, wideScreen, onClose }: ModalMenuOptions): () => void {
  const wide = window.matchMedia(wideScreen);
  const onWide = () => onClose('screen');
  const onKeyDown = (event: KeyboardEvent) => {
    // A dialog over the menu has the keys.
    if (openLayers().at(-1) !== menu) return;
    // An open menu or dialog above may have handled Escape already.
    if (event.key === 'Escape' && !event.defaultPrevented) onClose('key');
    if (event.key !== 'Tab') return;
    const stops = stopsOf(menu);
    const end = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement !== end && menu.contains(document.activeElement)) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  };
  const endInert = inertAround(menu);
  const closeLayer = openLayer(menu);
  document.addEventListener('keydown', onKeyDown);
  wide.addEventListener('change', onWide);
  return () => {
    endInert();
    closeLayer();
    document.removeEventListener('keydown', onKeyDown);
    wide.removeEventListener('change', onWide);
  };
}
