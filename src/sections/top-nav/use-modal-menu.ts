import { useEffect, useEffectEvent, type RefObject } from 'react';
import { openModalMenu } from '@/design-system/modal/modal-menu';

interface ModalMenu {
  open: boolean;
  /** The bar and its panel: the focus stays inside. */
  container: RefObject<HTMLElement | null>;
  /** Gets the focus back on Escape. */
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The viewport width from which the bar shows its links (`styles/settings/_breakpoint`). */
const wideScreen = '(min-width: 50em)';

/**
 * While the menu is open, the page behind does not scroll and Tab stays in bar and panel. Escape and a wide screen
 * close it.
 */
export function useModalMenu({ open, container, button, onClose }: ModalMenu): void {
  const close = useEffectEvent((by: 'key' | 'screen') => {
    onClose();
    if (by === 'key') button.current?.focus();
  });

  useEffect(() => {
    const menu = container.current;
    if (open && menu) return openModalMenu({ menu, wideScreen, onClose: (by) => close(by) });
  }, [open, container]);
}
