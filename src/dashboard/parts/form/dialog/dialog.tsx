import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '@/design-system/icon-button/icon-button';
import { useModal } from '@/design-system/modal/use-modal';
import { cx } from '@/lib/cx';
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
        {footer && <div className={s.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
