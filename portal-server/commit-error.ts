/** An operation that is not allowed. The message tells users why. */
export class CommitError extends Error {
  override name = 'CommitError';
}
