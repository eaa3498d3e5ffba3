import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { lockScroll } from '@/motion/scroll-lock';

export interface Modal {
  open: boolean;
  /** Whether it is still drawn, as while it moves out. @default open */
  present?: boolean;
  /** Gets the focus first. */
  focus: RefObject<HTMLElement | null>;
  /** Asked for by Escape or a press beside the content; the owner decides. */
  onClose: () => void;
  /** Where the focus goes at the end if it came from nowhere, as with a dialog opened by its address. */
  returnTo?: () => HTMLElement | null | undefined;
}

/**
 * A modal dialog (APG) on the native element, which keeps the focus inside: the page behind does not scroll, and the focus
 * returns at the end. Spread the result on the `<dialog>`.
 */
export function useModal({ open, present = open, focus, onClose, returnTo }: Modal) {
  const dialog = useRef<HTMLDialogElement>(null);

  const giveFocusBack = useEffectEvent((opener: Element | null) => {
    const target = opener === document.body ? returnTo?.() : opener;
    // Back and Forward may have scrolled the page: the opener comes into view again.
    if (target instanceof HTMLElement && target.isConnected) target.focus();
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !present) return;
    const opener = document.activeElement;
    const unlock = lockScroll();
    return () => {
      element.close();
      unlock();
      giveFocusBack(opener);
    };
  }, [present]);

  useLayoutEffect(() => {
    const element = dialog.current;
    // It may be modal yet, on its way out.
    if (!open || !present || !element || element.open) return;
    element.showModal();
    // The browser would choose a panel that can be scrolled with the keyboard.
    focus.current?.focus({ preventScroll: true });
  }, [open, present, focus]);

  // Escape twice in Chromium closes it without asking: it comes back until its owner agrees.
  const onClosed = useEffectEvent(() => {
    const element = dialog.current;
    if (!open || !element?.isConnected || element.open) return;
    element.showModal();
    onClose();
  });
  useEffect(() => {
    const element = dialog.current;
    const listener = () => onClosed();
    element?.addEventListener('close', listener);
    return () => element?.removeEventListener('close', listener);
  }, []);

  return {
    ref: dialog,
    'data-lenis-prevent': '',
    onCancel: (event: SyntheticEvent) => {
      // That of a file field inside comes here too.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // The dialog itself is what lies around its content. Not by a click, which ends what was begun within the content.
    onMouseDown: (event: MouseEvent) => event.target === event.currentTarget && onClose(),
  };
}
