let frozen: Date | null = null;

/** The present. The only way to ask for it, so that a story or a test can hold it still. */
export function now(): Date {
  return frozen ? new Date(frozen) : new Date();
}

/** Holds the clock at an instant until the returned function lets it go. For stories and tests. */
export function freezeClock(at: Date): () => void {
  frozen = at;
  return () => {
    if (frozen === at) frozen = null;
  };
}
