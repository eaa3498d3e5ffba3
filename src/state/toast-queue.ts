import { atom, getDefaultStore, useAtomValue, useSetAtom } from 'jotai';
import type { QueuedToast } from '@/design-system/toast/toast-region';
import type { ToastMessage } from '@/design-system/toast/toast';

/** Shared because any screen may speak and one region in the layout shows it. Oldest first. */
const toastsAtom = atom<readonly QueuedToast[]>([]);

let count = 0;

/** Puts a word at the end of the queue. Whoever speaks calls `showToast`, which has this fetched. */
export function queueToast(message: ToastMessage): void {
  count += 1;
  const toast = { ...message, id: `toast-${count}` };
  getDefaultStore().set(toastsAtom, (toasts) => [...toasts, toast]);
}

const dismissAtom = atom(null, (get, set, { id }: { id: string }) => {
  set(
    toastsAtom,
    get(toastsAtom).filter((toast) => toast.id !== id),
  );
});

/** The queue, for the one region that shows it. */
export function useToastQueue() {
  return { toasts: useAtomValue(toastsAtom), dismissToast: useSetAtom(dismissAtom) };
}
