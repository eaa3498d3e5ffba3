/** A file that cannot be read as a calendar at all. Its message says why and what to do, in sentences for people. */
export class IcsError extends Error {
  override name = 'IcsError';

  constructor(
    /** Where in the file, counted from 1. */
    readonly line: number,
    message: string,
  ) {
    super(`Line ${line}: ${message}`);
  }
}
