/** A request that is refused. The message says what to do next. */
export class StudioError extends Error {
  override name = 'StudioError';

  /**
   * @param status - of the HTTP response
   * @param details - further fields of the response
   */
  constructor(
    readonly status: number,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}
