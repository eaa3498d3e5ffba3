import { useEffect, useEffectEvent, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

export interface Dismissible {
  open: boolean;
  /** The element that opens and closes, or one around it. */
  root: RefObject<HTMLElement | null>;
  /** What opened it: not outside of it, and focused again after Escape. */
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Which event is a press outside: `click` where a shield over the page takes it. @default 'pointerdown' */
  press?: 'pointerdown' | 'click';
}

/** Closes a popup on Escape, on a press outside and when the focus leaves it. Spread the result on `root`. */
export function useDismiss({ open, root, button, onClose, press = 'pointerdown' }: Dismissible) {
  const isOutside = (target: EventTarget | null) =>
    target instanceof Node && !root.current?.contains(target) && !button.current?.contains(target);
  const onPress = useEffectEvent(({ target }: Event) => {
    if (isOutside(target)) onClose();
  });

  useEffect(() => {
    if (!open) return;
    const listener = (event: Event) => onPress(event);
    document.addEventListener(press, listener, true);
    return () => document.removeEventListener(press, listener, true);
  }, [open, press]);

  return {
    onKeyDown: (event: KeyboardEvent) => {
      // A field or a list inside may have answered already.
      if (event.key !== 'Escape' || !open || event.defaultPrevented) return;
      event.stopPropagation();
      event.preventDefault();
      onClose();
      button.current?.focus({ preventScroll: true });
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (isOutside(relatedTarget)) onClose();
    },
  };
}
