/**
 * Calls back once the page has loaded and the browser is idle.
 * @param timeout - the longest wait after load, in ms.
 * @returns a function that cancels it.
 */
export function whenIdle(callback: () => void, timeout = 4000): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  const wait = () => {
    // Stable Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(callback, { timeout });
    else timer = setTimeout(callback, 200);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
