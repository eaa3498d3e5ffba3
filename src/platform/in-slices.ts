/** As long as one stretch of work may keep the page, in ms: half a frame. */
const stretch = 8;

/** The browser's turn. Where it knows `yield`, what follows does not queue behind everything else that waits. */
const breath = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** Does work that can pause wherever it says so (`yield`), all at once. */
export function atOnce<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/**
 * Does work that can pause in stretches of a few milliseconds, between which the page answers to keys and presses.
 * @throws what `signal` was aborted with
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
