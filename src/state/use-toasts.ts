import { atom, useAtomValue, useSetAtom } from 'jotai';
import type { QueuedToast } from '@/design-system/toast/toast-region';
import type { ToastMessage } from '@/design-system/toast/toast';

/** Shared because any screen may speak and one region in the layout shows it. Oldest first. */
const toastsAtom = atom<readonly QueuedToast[]>([]);

let count = 0;

const showAtom = atom(null, (get, set, message: ToastMessage) => {
  count += 1;
  const toast = { ...message, id: `toast-${count}` };
  set(toastsAtom, [...get(toastsAtom), toast]);
  return toast.id;
});

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

/** `showToast({ text, tone, action })` puts a word at the end of the queue and returns its id; never renders again. */
export function useToasts() {
  return { showToast: useSetAtom(showAtom), dismissToast: useSetAtom(dismissAtom) };
}
