/** An operation cannot be undone. The message is for users. Retrying does not help. */
export class UndoError extends Error {
  override name = 'UndoError';
}
