import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '@/design-system/icon-button/icon-button';
import { useModal } from '@/design-system/modal/use-modal';
import { cx } from '@/lib/cx';
import * as s from './dialog.module.scss';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose'> {
  /** Heading and accessible name of the dialog. */
  title: ReactNode;
  /** `side` is at the end of the window, `middle` in the centre. @default 'middle' */
  place?: 'side' | 'middle';
  /** `small` is for a question: narrow and vertically centred. @default 'large' */
  size?: 'large' | 'small';
  /** Sticky footer for the main actions. */
  footer?: ReactNode;
  /** Called by Escape, the close button and a press on the backdrop. */
  onClose: () => void;
}

/** A modal dialog (APG) on the native element, which traps the focus. It is open while it is mounted. */
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
  const heading = useRef<HTMLHeadingElement>(null);
  const modal = useModal({ open: true, focus: heading, onClose });

  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={cx(s.root, className)}
      data-place={place}
      data-size={size}
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
        {footer && (
          <div className={s.footer}>
            {footer}
            {size === 'large' && <div data-toasts className={s.toasts} />}
          </div>
        )}
      </div>
    </dialog>
  );
}
