/** Maximum wait, in ms. */
const timeout = 4000;

/** Resolves at the first contentful paint, at the first press or after four seconds. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    if (performance.getEntriesByName('first-contentful-paint').length > 0) return done();
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint').length) return;
      observer.disconnect();
      done();
    }).observe({ type: 'paint', buffered: true });
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(type, done, { once: true, capture: true, passive: true });
    setTimeout(done, timeout);
  });
}
