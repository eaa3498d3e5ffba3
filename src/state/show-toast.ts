import type { ToastMessage } from '@/design-system/toast/toast';

async function queue(message: ToastMessage) {
  const { queueToast } = await import('./toast-queue');
  queueToast(message);
}

/**
 * Says something in a toast, after those that wait already. The queue's code is fetched with the first word: a first screen
 * has none. Where it does not come, the region that would show it is not there either.
 */
export function showToast(message: ToastMessage): void {
  queue(message).catch(() => {});
}
