/** The signals that ask a process to end. A terminal that closes sends SIGHUP. */
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Asks this process to stop when its parent has ended, also by SIGKILL. The parent starts it with an `ipc` channel. */
export function stopWithParent(): void {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // The listener alone would keep this process running.
  process.channel?.unref();
}
