/** Makes a function load its value once. A failure is not kept, so the next call loads again. */
export function onceUnlessFailed<T>(load: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | undefined;
  return () => {
    coming ??= load().catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
}
