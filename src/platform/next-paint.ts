/** Maximum wait for a frame, in ms: a page that is being hidden paints none. */
const timeout = 100;

/** Resolves after the next frame has painted, so that a press gets its response before long work starts. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    const timer = setTimeout(resolve, timeout);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
