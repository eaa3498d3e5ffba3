import { useEffect, useEffectEvent, type RefObject } from 'react';
import { openModalMenu } from '@/design-system/modal/modal-menu';

interface ModalMenu {
  open: boolean;
  /** The width of the screen in px, at the usual size of text, from which the bar shows its links. */
  from: number;
  /** The bar and its panel: the focus stays inside. */
  container: RefObject<HTMLElement | null>;
  /** Gets the focus back on Escape. */
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/**
 * While the menu is open, the page behind does not scroll and Tab stays in bar and panel. Escape and a wide screen
 * close it.
 */
export function useModalMenu({ open, from, container, button, onClose }: ModalMenu): void {
  const close = useEffectEvent((by: 'key' | 'screen') => {
    onClose();
    if (by === 'key') button.current?.focus();
  });

  useEffect(() => {
    const menu = container.current;
    if (open && menu)
      return openModalMenu({
        menu,
        // In em, as the breakpoints of the stylesheet.
        wideScreen: `(min-width: ${from / 16}em)`,
        onClose: (by) => close(by),
      });
  }, [open, from, container]);
}
