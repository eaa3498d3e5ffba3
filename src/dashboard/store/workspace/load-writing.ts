export type Writing = typeof import('./writing');

/**
 * Loads the code that changes records. After a failure, the next call retries.
 * @throws Error with a message for users
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
