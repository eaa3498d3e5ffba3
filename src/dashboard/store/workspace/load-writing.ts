export type Writing = typeof import('./writing');

/**
 * What changes records. What has come is not fetched twice, and what has not is asked for again by the next call.
 * @throws Error with a sentence for people, where it does not come
 */
export async function loadWriting(): Promise<Writing> {
  try {
    return await import('./writing');
  } catch (error) {
    throw new Error(
      'The part of the portal that saves could not be loaded, so nothing was changed. Check the connection and try again; if that does not help, load the page again.',
      { cause: error },
    );
  }
}
