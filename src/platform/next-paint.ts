/** How long a frame is waited for, in ms: a page that is being hidden paints none. */
const timeout = 100;

/** Resolves once a frame has been painted, so that a press is answered before something long begins. */
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
