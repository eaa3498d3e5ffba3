import { holdMenu, stopsOf } from '@/design-system/modal/hold-menu';

export interface HeldSidebar {
  /** The focus stays within. */
  sidebar: HTMLElement;
  /** Gets the focus back when the sidebar is closed and not left. */
  opener: HTMLElement | null;
  onClose: () => void;
}

/** From here up the sidebar is beside the page (`styles/settings/_breakpoint`). */
const wideScreen = '(min-width: 1024px)';

/**
 * Makes the sidebar modal while it lies over the page. A press beside it closes it too.
 * @returns what ends that
 */
export function holdSidebar({ sidebar, opener, onClose }: HeldSidebar): () => void {
  // A press beside the sidebar closes it, and so does a choice in it, also of the screen that is shown.
  const onClick = ({ target }: MouseEvent) => {
    // The press that opened it is still on its way here.
    if (!(target instanceof Element) || opener?.contains(target)) return;
    if (!sidebar.contains(target) || target.closest('a')) onClose();
  };
  const release = holdMenu({ menu: sidebar, wideScreen, onClose });
  document.addEventListener('click', onClick);
  stopsOf(sidebar)[0]?.focus();
  return () => {
    release();
    document.removeEventListener('click', onClick);
    // Whoever chose a screen goes to its title (`arrival`); a dialog that opens keeps the focus it took.
    const { activeElement } = document;
    if (activeElement === document.body || sidebar.contains(activeElement)) opener?.focus();
  };
}
