import { atom, getDefaultStore, useAtomValue, useSetAtom } from 'jotai';
import type { QueuedToast } from '@/design-system/toast/toast-region';
import type { ToastMessage } from '@/design-system/toast/toast';

/** Shared because any screen may speak and one region in the layout shows it. Oldest first. */
const toastsAtom = atom<readonly QueuedToast[]>([]);

let count = 0;

/** How many there are at once, beside lasting ones: a queue that shows one after the other would speak of long ago. */
const most = 3;

/** Without the oldest that are too many. What says that something failed stays longer than what says that it worked. */
function trimmed(toasts: readonly QueuedToast[]): readonly QueuedToast[] {
  const passing = toasts.filter(({ lasting }) => !lasting);
  if (passing.length <= most) return toasts;
  const first = passing.slice(0, -1).find(({ tone }) => tone === 'ok') ?? passing[0];
  return trimmed(toasts.filter((toast) => toast !== first));
}

/** Puts a word at the end of the queue. Whoever speaks calls `showToast`, which has this fetched. */
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

/** The queue, for the one region that shows it. */
export function useToastQueue() {
  return { toasts: useAtomValue(toastsAtom), dismissToast: useSetAtom(dismissAtom) };
}
