import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { cx } from '@/lib/cx';
import * as s from './tooltip.module.scss';

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** One short sentence, that the control can be used without. */
  text: string;
  /** The control, with the given attribute spread on it. */
  children: (trigger: { 'aria-describedby': string }) => ReactNode;
}

/** How long the pointer rests on the control before the words come, in ms. The focus brings them at once. */
const delay = 400;

/**
 * A few words about a control, for who points at it or moves the focus to it. They stay while the pointer is on them and
 * go with Escape (WCAG 1.4.13). A touch shows nothing, so nothing may depend on them.
 */
export function Tooltip({ text, className, children, ...rest }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef(0);
  const bubble = useRef<HTMLSpanElement>(null);

  const wait = (next: boolean, time: number) => {
    window.clearTimeout(timer.current);
    if (time === 0) setOpen(next);
    else timer.current = window.setTimeout(() => setOpen(next), time);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The first Escape takes the words away, the next one what lies below.
      event.stopPropagation();
      setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [open]);

  // Above the control where there is room, and never past the window's sides.
  useLayoutEffect(() => {
    const element = bubble.current;
    if (!open || !element) return;
    element.dataset.side = 'above';
    element.style.setProperty('--shift', '0px');
    const { top, left, right } = element.getBoundingClientRect();
    if (top < 0) element.dataset.side = 'below';
    const past = Math.min(0, document.documentElement.clientWidth - 8 - right) + Math.max(0, 8 - left);
    element.style.setProperty('--shift', `${past}px`);
  }, [open, text]);

  return (
    <span
      {...rest}
      className={cx(s.root, className)}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && wait(true, delay)}
      onPointerLeave={() => wait(false, 100)}
      onFocus={({ target }) => target.matches(':focus-visible') && wait(true, 0)}
      onBlur={() => wait(false, 0)}
      onPointerDown={() => wait(false, 0)}
    >
      {children({ 'aria-describedby': id })}
      <span ref={bubble} className={s.bubble} hidden={!open}>
        <span role="tooltip" id={id} className={s.words}>
          {text}
        </span>
      </span>
    </span>
  );
}
