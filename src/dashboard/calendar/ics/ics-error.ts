/** Thrown for a file that is not a calendar. The message is for users and says what to do. */
export class IcsError extends Error {
  override name = 'IcsError';

  constructor(
    /** Line number in the file, from 1. */
    readonly line: number,
    message: string,
  ) {
    super(`Line ${line}: ${message}`);
  }
}
