import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import * as words from '@generated/yaml/words/messages';
import { fill } from '@/lib/fill';
import { useCountdown, type Countdown } from '@/motion/use-countdown';
import { useEntrance } from '@/motion/use-entrance';
import { Icon } from '../icon/icon';
import * as s from './toast.module.scss';

/** `ok` confirms an action, `attention` reports a failure. */
export type ToastTone = 'ok' | 'attention';

export interface ToastAction {
  label: string;
  onAction: () => void;
}

export interface ToastMessage {
  text: string;
  tone: ToastTone;
  /** An optional action: 'Undo', 'Try again'. Choosing it closes the toast. */
  action?: ToastAction;
  /** Id of the related record, for a queue that tracks this record. */
  about?: string;
  /** Stays until it is dismissed, for a message that remains true. @default false */
  lasting?: boolean;
}

export interface ToastProps extends ToastMessage {
  id: string;
  /** Remaining display time. */
  countdown: Countdown;
  /** Pauses the toast's timer. @default false */
  paused?: boolean;
  onDismiss: (toast: { id: string }) => void;
}

/** Display time of a toast, in ms, without pauses. */
export const toastTime = 5000;

/** A short message about a recent event, with at most one action. */
export function Toast({
  id,
  text,
  tone,
  action,
  lasting = false,
  countdown,
  paused = false,
  onDismiss,
}: ToastProps) {
  const root = useEntrance<HTMLDivElement>(true, 'below');
  const cameFrom = useRef<Element | null>(null);
  const dismiss = () => onDismiss({ id });
  useCountdown(countdown, paused || lasting, dismiss);

  // A toast that closes while focused returns the focus to its previous element, before its own elements are
  // removed.
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
    // Keeps a surrounding dialog open.
    event.preventDefault();
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
      <button type="button" className={s.close} aria-label={fill(words.dismiss, { text })} onClick={dismiss}>
        <Icon name="x" size={16} />
      </button>
    </div>
  );
}
