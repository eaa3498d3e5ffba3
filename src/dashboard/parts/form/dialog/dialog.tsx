import { useEffect, useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '@/design-system/icon-button/icon-button';
import { cx } from '@/lib/cx';
import { lockScroll } from '@/motion/scroll-lock';
import * as s from './dialog.module.scss';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose'> {
  /** Names the dialog, at its top. */
  title: ReactNode;
  /** `side` stands at the end of the window, `middle` in its middle. @default 'middle' */
  place?: 'side' | 'middle';
  /** `small` is a question in the middle, no wider and no higher than its words. @default 'large' */
  size?: 'large' | 'small';
  /** Stays at the bottom: what the dialog is for. */
  footer?: ReactNode;
  /** Asked for by Escape, the close button or a press beside the dialog. */
  onClose: () => void;
}

/** A modal dialog (APG) on the native element, which keeps the focus inside. It is open while it is drawn. */
export function Dialog({
  title,
  place = 'middle',
  size = 'large',
  footer,
  onClose,
  className,
  children,
  ...rest
}: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    element.showModal();
    heading.current?.focus({ preventScroll: true });
    const unlock = lockScroll();
    return () => {
      element.close();
      unlock();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);

  // The browser may close the dialog over our head (Escape twice in Chromium): it comes back until its owner agrees.
  useEffect(() => {
    const element = dialog.current;
    const closed = () => {
      if (!element?.isConnected || element.open) return;
      element.showModal();
      latest.current();
    };
    element?.addEventListener('close', closed);
    return () => element?.removeEventListener('close', closed);
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={cx(s.root, className)}
      data-place={place}
      data-size={size}
      data-lenis-prevent=""
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // The dialog itself is what lies around its box.
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
      {...rest}
    >
      <div className={s.box}>
        <div className={s.head}>
          <h2 ref={heading} id={titleId} tabIndex={-1} className={s.title}>
            {title}
          </h2>
          <IconButton icon="x" label="Close" size="compact" variant="plain" onClick={onClose} />
        </div>
        <div className={s.content}>{children}</div>
        {footer && <div className={s.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
