import type { ToastMessage } from '@/design-system/toast/toast';

async function queue(message: ToastMessage) {
  const { queueToast } = await import('./toast-queue');
  queueToast(message);
}

/**
 * Shows a toast after those already in the queue. The queue's code loads with the first message, since a
 * first screen has none. If that fails, the toast is dropped: the region that would show it has not loaded
 * either.
 */
export function showToast(message: ToastMessage): void {
  queue(message).catch(() => {});
}
