import { atom, getDefaultStore, useAtomValue, useSetAtom } from 'jotai';
import type { QueuedToast } from '@/design-system/toast/toast-region';
import type { ToastMessage } from '@/design-system/toast/toast';

/** Shared between any screen that shows a toast and the one region in the layout. Oldest first. */
const toastsAtom = atom<readonly QueuedToast[]>([]);

let count = 0;

/** Maximum number of toasts without `lasting`: a longer queue would show messages too late. */
const most = 3;

/** Removes the oldest toasts above the limit. Confirmations are removed before failures. */
function trimmed(toasts: readonly QueuedToast[]): readonly QueuedToast[] {
  const passing = toasts.filter(({ lasting }) => !lasting);
  if (passing.length <= most) return toasts;
  const first = passing.slice(0, -1).find(({ tone }) => tone === 'ok') ?? passing[0];
  return trimmed(toasts.filter((toast) => toast !== first));
}

/** Adds a toast to the queue. Call `showToast` instead, which loads this file. */
export function queueToast(message: ToastMessage): void {
  count += 1;
  const toast = { ...message, id: `toast-${count}` };
  getDefaultStore().set(toastsAtom, (toasts) => trimmed([...toasts, toast]));
}

const dismissAtom = atom(null, (get, set, { id }: { id: string }) => {
  set(
    toastsAtom,
    get(toastsAtom).filter((toast) => toast.id !== id),
  );
});

/** The queue, for the region that shows it. */
export function useToastQueue() {
  return { toasts: useAtomValue(toastsAtom), dismissToast: useSetAtom(dismissAtom) };
}
