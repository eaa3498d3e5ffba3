let loading: Promise<typeof import('./writing')> | null = null;

/**
 * What changes records, fetched once; again where the network failed before.
 * @throws Error with a sentence for people, where it does not come
 */
export function loadWriting(): Promise<typeof import('./writing')> {
  loading ??= import('./writing').catch((error: unknown) => {
    loading = null;
    throw new Error(
      'The part of the portal that saves could not be loaded, so nothing was changed. Check the connection and try again; if that does not help, load the page again.',
      { cause: error },
    );
  });
  return loading;
}
