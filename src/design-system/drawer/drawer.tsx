import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { cx } from '@/lib/cx';
import { animated, useSpring, type SpringValue } from '@/motion/animated';
import { useReducedMotion } from '@/motion/preferences';
import { springs } from '@/motion/springs';
import { IconButton } from '../icon-button/icon-button';
import { useModal } from '../modal/use-modal';
import * as s from './drawer.module.scss';

export interface DrawerProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose'> {
  open: boolean;
  /** Stays at the top and names the dialog. */
  title: string;
  /** The id of a heading in the content that completes the dialog's name. */
  subject?: string;
  /** Stays at the bottom. */
  footer?: ReactNode;
  /** Asked for by Escape, the close button or a click beside the drawer; the owner sets `open`. */
  onClose: () => void;
  /** Where focus goes at the end if it came from nowhere, as with a drawer opened by its address. */
  returnTo?: () => HTMLElement | null | undefined;
}

/** The stylesheet turns the share into a movement, as it knows which way the page reads. */
const shiftedBy = (shift: SpringValue<number>) => ({ '--shift': shift }) as CSSProperties;

/** A modal panel from the inline end (APG: dialog), on the native element, which keeps focus inside. */
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
  // Present while it opens, is open and closes.
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  const reduced = useReducedMotion();
  const isOpen = useRef(open);
  useLayoutEffect(() => {
    isOpen.current = open;
  });
  const { shift, shade } = useSpring({
    from: { shift: 1, shade: 0 },
    to: { shift: open ? 0 : 1, shade: open ? 1 : 0 },
    config: (key) => (key === 'shift' ? springs.ui : { duration: reduced ? 120 : 250 }),
    immediate: (key) => reduced && key === 'shift',
    onRest: () => !isOpen.current && setPresent(false),
  });

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
              <IconButton ref={close} icon="x" label="Close" size="compact" onClick={onClose} />
            </div>
            <div className={s.content}>{children}</div>
            {footer && <div className={s.footer}>{footer}</div>}
          </animated.div>
        </>
      )}
    </dialog>
  );
}
