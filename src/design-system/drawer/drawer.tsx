import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
} from 'react';
import * as words from '@generated/yaml/words/drawer';
import { cx } from '@/lib/cx';
import { animated, useSpring, type SpringValue } from '@/motion/animated';
import { useReducedMotion } from '@/motion/use-preferences';
import { springs } from '@/motion/springs';
import { IconButton } from '../icon-button/icon-button';
import { useModal } from '../modal/use-modal';
import * as s from './drawer.module.scss';

export interface DrawerProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose'> {
  open: boolean;
  /** Sticky at the top. Also the dialog's accessible name. */
  title: string;
  /** The id of a heading in the content, added to the accessible name. */
  subject?: string;
  /** Sticky at the bottom. */
  footer?: ReactNode;
  /** Called on Escape, on the close button and on a click outside the panel. The parent sets `open`. */
  onClose: () => void;
  /** Receives the focus on close if no element had it before, as after opening by URL. */
  returnTo?: () => HTMLElement | null | undefined;
}

/** Passes the offset as a share of the width: the stylesheet knows the writing direction. */
const shiftedBy = (shift: SpringValue<number>) => ({ '--shift': shift }) as CSSProperties;

/** A modal panel at the inline end (APG: dialog). The native `<dialog>` keeps the focus inside. */
export function Drawer({
  open,
  title,
  subject,
  footer,
  onClose,
  returnTo,
  className,
  children,
  ...rest
}: DrawerProps) {
  const titleId = useId();
  const close = useRef<HTMLButtonElement>(null);
  // True from the start of the opening animation to the end of the closing one.
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  const reduced = useReducedMotion();
  const [{ shift, shade }, spring] = useSpring(() => ({ shift: 1, shade: 0 }));
  useLayoutEffect(() => {
    let current = true;
    const moves = spring.start({
      to: { shift: open ? 0 : 1, shade: open ? 1 : 0 },
      config: (key) => (key === 'shift' ? springs.ui : { duration: reduced ? 120 : 250 }),
      immediate: (key) => reduced && key === 'shift',
    });
    // Not `onRest`, which is not called for a drawer that closes before the first frame of its entrance.
    void Promise.all(moves).then(() => current && setPresent(open));
    return () => {
      current = false;
    };
  }, [spring, open, reduced]);

  const modal = useModal({ open, present, focus: close, onClose, returnTo });

  return (
    <dialog {...modal} aria-labelledby={cx(titleId, subject)} className={cx(s.root, className)} {...rest}>
      {present && (
        <>
          <animated.div className={s.overlay} style={{ opacity: shade }} onClick={onClose} />
          <animated.div className={s.panel} style={reduced ? { opacity: shade } : shiftedBy(shift)}>
            <div className={s.header}>
              <p id={titleId} className={s.title}>
                {title}
              </p>
              <IconButton ref={close} icon="x" label={words.close} size="compact" onClick={onClose} />
            </div>
            <div className={s.content}>{children}</div>
            {footer && <div className={s.footer}>{footer}</div>}
          </animated.div>
        </>
      )}
    </dialog>
  );
}
