let frozen: Date | null = null;

/** The current time. All code must use this function, so that stories and tests can freeze it. */
export function now(): Date {
  return frozen ? new Date(frozen) : new Date();
}

/** Freezes the clock until the returned function is called. For stories and tests. @internal */
export function freezeClock(at: Date): () => void {
  frozen = at;
  return () => {
    if (frozen === at) frozen = null;
  };
}
