/** Names the transaction that ends where its page is left. */
export type Hold = (transaction: { abort: () => void }) => void;

/**
 * Runs a task again once its page is shown again, if the page was left in the middle of its transaction, which is aborted.
 * A browser that keeps the page for Back also keeps its open transactions, and WebKit lets no later page read or write
 * before they end: the portal would say "Reading your records…" for ever.
 * @param task calls `hold` with its transaction before its first request.
 */
export async function whileShown<T>(task: (hold: Hold) => Promise<T>): Promise<T> {
  // The store also runs where there is no page, as in its tests.
  if (typeof window === 'undefined') return task(() => {});
  let held: Parameters<Hold>[0] | undefined;
  let shown: Promise<unknown> | undefined;
  const leave = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    shown = new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }));
    try {
      held?.abort();
    } catch {
      // It has ended, or is about to: nothing waits for it.
    }
  };
  window.addEventListener('pagehide', leave);
  try {
    return await task((transaction) => (held = transaction));
  } catch (error) {
    if (!shown) throw error;
    await shown;
  } finally {
    window.removeEventListener('pagehide', leave);
  }
  return whileShown(task);
}
