import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useEntrance } from '@/motion/use-entrance';
import { Icon } from '../icon/icon';
import { useCountdown } from './use-countdown';
import * as s from './toast.module.scss';

/** `ok` tells that something was done, `attention` that something was not. */
export type ToastTone = 'ok' | 'attention';

export interface ToastAction {
  label: string;
  onAction: () => void;
}

export interface ToastMessage {
  text: string;
  tone: ToastTone;
  /** What can be done about it: 'Undo', 'Try again'. Choosing it closes the toast. */
  action?: ToastAction;
  /** The id of the thing that it speaks of, for an owner of the queue that follows that thing. */
  about?: string;
  /** Stays until it is answered, for what is still true later. @default false */
  lasting?: boolean;
}

export interface ToastProps extends ToastMessage {
  id: string;
  /** Holds the toast's time still. @default false */
  paused?: boolean;
  onDismiss: (toast: { id: string }) => void;
}

/** How long a toast stays, in ms of time that is not paused. */
export const toastTime = 5000;

/** A short word about what just happened, with at most one thing to do about it. */
export function Toast({ id, text, tone, action, lasting = false, paused = false, onDismiss }: ToastProps) {
  const root = useEntrance<HTMLDivElement>(true, 'below');
  const cameFrom = useRef<Element | null>(null);
  const dismiss = () => onDismiss({ id });
  useCountdown(toastTime, paused || lasting, dismiss);

  // A toast that goes while it has the focus gives it back to where it came from: before its elements are removed.
  useLayoutEffect(() => {
    const element = root.current;
    return () => {
      const { current } = cameFrom;
      if (element?.contains(document.activeElement) && current instanceof HTMLElement) current.focus();
    };
  }, [root]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    dismiss();
  };

  return (
    <div
      ref={root}
      className={s.root}
      data-tone={tone}
      data-ground="dark"
      onKeyDown={onKeyDown}
      onFocus={({ relatedTarget }) => {
        if (!root.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
    >
      <span className={s.disc}>
        <Icon name={tone === 'ok' ? 'check' : 'circle-alert'} size={18} />
      </span>
      <span className={s.text}>{text}</span>
      {action && (
        <button
          type="button"
          className={s.action}
          onClick={() => {
            action.onAction();
            dismiss();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={s.close} aria-label={`Dismiss: ${text}`} onClick={dismiss}>
        <Icon name="x" size={16} />
      </button>
    </div>
  );
}
