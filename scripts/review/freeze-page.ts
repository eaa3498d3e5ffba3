/**
 * Makes a page deterministic before its scripts run: a frozen clock, seeded random numbers and ids, no
 * blinking, motion or fades. It also tracks pending work. Runs in the page: Playwright serialises it, so it
 * must not refer to outer variables.
 */
export function freezePage(instant: number): void {
  const RealDate = Date;
  class StillDate extends RealDate {
    constructor(...args: []) {
      super(...(args.length > 0 ? args : ([instant] as unknown as [])));
    }
    static override now() {
      return instant;
    }
  }
  globalThis.Date = StillDate as DateConstructor;

  // A linear congruential generator, with the constants of Numerical Recipes.
  let seed = 1;
  Math.random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  let count = 0;
  crypto.getRandomValues = (array) => {
    count += 1;
    const { buffer, byteOffset, byteLength } = array as unknown as DataView;
    const bytes = new Uint8Array(buffer, byteOffset, byteLength);
    // Half a byte each, because a digit of an id uses no more.
    for (let place = 0; place < Math.min(8, byteLength); place += 1)
      bytes[byteLength - 1 - place] = (count >>> (4 * place)) & 15;
    return array;
  };

  // Tracks timers up to one second, such as a draft that is saved. Longer timers never fire, such as a
  // toast's end: on a busy machine they could fire before the picture.
  const soon = 1000;
  const awaited = new Set<unknown>();
  const { setTimeout, clearTimeout, requestIdleCallback, cancelIdleCallback, fetch } = globalThis;
  globalThis.setTimeout = ((handler: TimerHandler, delay = 0, ...rest: unknown[]) => {
    if (delay > soon) return setTimeout(() => {}, delay);
    if (typeof handler !== 'function') return setTimeout(handler, delay, ...rest);
    const timer = setTimeout(() => {
      awaited.delete(timer);
      handler(...rest);
    }, delay);
    awaited.add(timer);
    return timer;
  }) as typeof setTimeout;
  globalThis.clearTimeout = (timer) => {
    awaited.delete(timer);
    clearTimeout(timer);
  };
  // Idle callbacks must run soon, even if the browser is never idle.
  globalThis.requestIdleCallback = (callback, options) => {
    const request = requestIdleCallback(
      (deadline) => {
        awaited.delete(`idle ${request}`);
        callback(deadline);
      },
      { ...options, timeout: soon },
    );
    awaited.add(`idle ${request}`);
    return request;
  };
  globalThis.cancelIdleCallback = (request) => {
    awaited.delete(`idle ${request}`);
    cancelIdleCallback(request);
  };
  globalThis.fetch = async (...request) => {
    const mark = Symbol('fetch');
    awaited.add(mark);
    try {
      return await fetch(...request);
    } finally {
      awaited.delete(mark);
    }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLScriptElement && node.src) awaited.add(node);
  }).observe(document, { childList: true, subtree: true });
  for (const end of ['load', 'error'])
    document.addEventListener(end, ({ target }) => void awaited.delete(target), true);

  Object.assign(globalThis, {
    startChanceAgain() {
      seed = 1;
      count = 0;
    },
    /** Waits until the browser is idle: React may have deferred a part of its work. */
    idle: () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: soon })),
    // Ignores removed scripts, which fire no event any more.
    isAtRest: () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every((image) => image.complete) &&
      [...awaited].every((each) => each instanceof Node && !each.isConnected),
  });

  const still = new CSSStyleSheet();
  still.replaceSync(`*, *::before, *::after {
    animation-duration: 0s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
    transition-duration: 0s !important; transition-delay: 0s !important;
    caret-color: transparent !important; scroll-behavior: auto !important;
  }`);
  document.adoptedStyleSheets = [still];
}
