import { useEffect, useState, type ComponentProps } from 'react';
import * as words from '@generated/yaml/words/messages';
import { cx } from '@/lib/cx';
import { Toast, type ToastMessage, type ToastTone } from './toast';
import * as s from './toast-region.module.scss';

export interface QueuedToast extends ToastMessage {
  id: string;
}

export interface ToastRegionProps extends ComponentProps<'section'> {
  /** Oldest first. */
  toasts: readonly QueuedToast[];
  onDismiss: (toast: { id: string }) => void;
  /** Maximum number of visible toasts. The others wait, and their time does not run. @default 3 */
  limit?: number;
}

const tones: readonly { tone: ToastTone; role: 'status' | 'alert' }[] = [
  { tone: 'ok', role: 'status' },
  { tone: 'attention', role: 'alert' },
];

/**
 * Shows toasts at the bottom left. Both live regions always exist, because screen readers ignore a region
 * inserted together with its text. Confirmations are polite, failures are assertive. Time pauses while the
 * pointer or focus is inside, or the tab is hidden.
 */
export function ToastRegion({ toasts, onDismiss, limit = 3, className, ...rest }: ToastRegionProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);
  const shown = toasts.slice(0, limit);

  useEffect(() => {
    const update = () => setHidden(document.hidden);
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);

  // The removal of the last toast fires neither `pointerleave` nor `blur`.
  if (shown.length === 0 && (pointed || focused)) {
    setPointed(false);
    setFocused(false);
  }

  return (
    <section
      aria-label={words.label}
      className={cx(s.root, className)}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
      {...rest}
    >
      {tones.map(({ tone, role }) => (
        <div key={tone} role={role} aria-atomic="false" className={s.live}>
          {shown
            .filter((toast) => toast.tone === tone)
            .map((toast) => (
              <Toast key={toast.id} {...toast} paused={pointed || focused || hidden} onDismiss={onDismiss} />
            ))}
        </div>
      ))}
    </section>
  );
}
