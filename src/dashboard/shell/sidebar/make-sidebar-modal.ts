import { openModalMenu, stopsOf } from '@/design-system/modal/modal-menu';

export interface SidebarModal {
  /** Element that traps the focus. */
  sidebar: HTMLElement;
  /** Gets the focus back when the sidebar closes, unless the user opens a screen. */
  opener: HTMLElement | null;
  onClose: () => void;
}

/** From this width on, the sidebar is beside the page (`styles/settings/_breakpoint`). */
const wideScreen = '(min-width: 64em)';

/**
 * Makes the sidebar modal while it covers the page.
 * @returns a function that stops this
 */
export function makeSidebarModal({ sidebar, opener, onClose }: SidebarModal): () => void {
  // An outside press closes the sidebar, and so does any link in it, even to the current screen.
  const onClick = ({ target }: MouseEvent) => {
    // Ignores the press that opened the sidebar, which has not reached the document yet.
    // A toast is removed as it is pressed.
    if (!(target instanceof Element) || !target.isConnected || opener?.contains(target)) return;
    if (!sidebar.contains(target) || target.closest('a')) onClose();
  };
  const release = openModalMenu({ menu: sidebar, wideScreen, onClose });
  document.addEventListener('click', onClick);
  stopsOf(sidebar)[0]?.focus();
  return () => {
    release();
    document.removeEventListener('click', onClick);
    // After a link, `arrival` focuses the screen's heading. After a dialog opens, the dialog keeps the focus.
    const { activeElement } = document;
    if (activeElement === document.body || sidebar.contains(activeElement)) opener?.focus();
  };
}
