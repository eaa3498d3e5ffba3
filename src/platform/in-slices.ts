/** Maximum duration of one slice, in ms: half a frame. */
const stretch = 8;

/** Yields to the browser. With `scheduler.yield`, the rest does not queue behind other tasks. */
const breath = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** Runs a generator to its end without pauses. */
export function atOnce<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/**
 * Runs a generator in slices of a few milliseconds, so that the page responds to input in between.
 * @throws the abort reason of `signal`.
 */
export async function inSlices<T>(work: Generator<void, T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    const until = performance.now() + stretch;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await breath();
    signal?.throwIfAborted();
  }
}
