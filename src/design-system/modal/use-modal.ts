import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { openLayer } from './open-layer';

export interface Modal {
  open: boolean;
  /** Whether the dialog is rendered, also during its exit animation. @default open */
  present?: boolean;
  /** Receives the focus on open. */
  focus: RefObject<HTMLElement | null>;
  /** Called on Escape and on a press outside the content. The parent sets `open`. */
  onClose: () => void;
  /** Receives the focus on close if no element had it before, as after opening by URL. */
  returnTo?: () => HTMLElement | null | undefined;
}

/**
 * A modal on the native `<dialog>` (APG: dialog), which keeps the focus inside. Locks the page's scrolling
 * and returns the focus on close. Spread the result on the `<dialog>`.
 */
export function useModal({ open, present = open, focus, onClose, returnTo }: Modal) {
  const dialog = useRef<HTMLDialogElement>(null);

  const giveFocusBack = useEffectEvent((opener: Element | null) => {
    const target = opener === document.body ? returnTo?.() : opener;
    // Back and Forward may have scrolled the page: the focus scrolls the opener into view again.
    if (target instanceof HTMLElement && target.isConnected) target.focus();
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !present) return;
    const opener = document.activeElement;
    const closeLayer = openLayer(element);
    return () => {
      element.close();
      closeLayer();
      giveFocusBack(opener);
    };
  }, [present]);

  useLayoutEffect(() => {
    const element = dialog.current;
    // It may still be modal, during its exit animation.
    if (!open || !present || !element || element.open) return;
    element.showModal();
    // The browser would focus a scrollable panel instead.
    focus.current?.focus({ preventScroll: true });
  }, [open, present, focus]);

  // A second Escape in Chromium closes the dialog without a cancelable event: reopens it, and the parent
  // decides.
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
      // The `cancel` event of a file input inside bubbles up to here.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // A press on the dialog itself is outside its content. Not `click`: a drag may start inside the content
    // and end here.
    onMouseDown: (event: MouseEvent) => event.target === event.currentTarget && onClose(),
  };
}
