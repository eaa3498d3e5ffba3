/** The signals that ask a process to end. A terminal that closes sends SIGHUP. */
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
