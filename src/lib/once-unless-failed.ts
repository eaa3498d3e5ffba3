/**
 * A value that loads when it is first needed, and then stays. The promise of all code that loads late. A component waits
 * for it in one of three ways:
 *
 * - `island` (`platform/island.tsx`): a section whose HTML is prerendered. The HTML stays until the code comes; a failure
 *   is silent, and the next pointer or focus event near it retries.
 * - `ScreenBoundary` (`dashboard/shell`), and `PageBoundary` around a whole page: a screen that an address opens. A
 *   failure reloads the page once, as an update may have replaced the files, and then shows a message with Try again.
 * - `usePart` (`lib/use-part.ts`): everything else. Where somebody waits for it, `LoadFailure` is the message with Try
 *   again. A decoration shows nothing, and the next press, path or visit retries.
 *
 * A handler that needs code awaits it, and reports a failure as it reports the others.
 */
export interface Once<T> {
  (): Promise<T>;
  /** The value once it has loaded. */
  loaded: T | undefined;
}

/** Makes a function load its value once. A failure is not kept, so the next call loads again. */
export function onceUnlessFailed<T>(load: () => Promise<T>): Once<T> {
  let coming: Promise<T> | undefined;
  const once = (() =>
    (coming ??= load().then(
      (value) => (once.loaded = value),
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    ))) as Once<T>;
  return once;
}
