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
      'Your change was not saved, because part of the portal could not be loaded. Check the connection and try again. If that does not help, reload the page.',
      { cause: error },
    );
  }
}
