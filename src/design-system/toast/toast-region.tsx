import { useEffect, useState, type ComponentProps } from 'react';
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
  /** How many are shown at once; the others wait, and so does their time. @default 3 */
  limit?: number;
}

const tones: readonly { tone: ToastTone; role: 'status' | 'alert' }[] = [
  { tone: 'ok', role: 'status' },
  { tone: 'attention', role: 'alert' },
];

/**
 * Where toasts appear, at the bottom left. Its two live regions are always there, as a region that comes with its words is
 * not read out: what was done is told politely, what failed at once. Time stands still while the pointer or the focus is
 * in it, or the tab is hidden.
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

  // The last toast takes the pointer and the focus with it, and no event tells of either.
  if (shown.length === 0 && (pointed || focused)) {
    setPointed(false);
    setFocused(false);
  }

  return (
    <section
      aria-label="Notifications"
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
