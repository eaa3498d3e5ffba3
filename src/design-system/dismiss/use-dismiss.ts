import { useEffect, useEffectEvent, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

export interface Dismissible {
  open: boolean;
  /** The popup, or an element around it. */
  root: RefObject<HTMLElement | null>;
  /** The button that opens the popup. A press on it is not outside; Escape returns the focus to it. */
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** The event of a press outside: `click` if an overlay covers the page. @default 'pointerdown' */
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
      // A field or list inside may have handled Escape already.
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
