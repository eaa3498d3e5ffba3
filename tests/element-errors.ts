interface GivenConfig {
  getElementError: (message: string | null, container: Element) => Error;
}

/**
 * A configuration of Testing Library that prints the document in errors, except while a test waits: it tries again then, and
 * reads no error but the last.
 */
export const shortErrorsInWaits = ({ getElementError }: GivenConfig): GivenConfig => ({
  getElementError(
    this: (GivenConfig & { _disableExpensiveErrorDiagnostics?: boolean }) | undefined,
    message,
    container,
  ) {
    return this?._disableExpensiveErrorDiagnostics
      ? new Error(message ?? '')
      : getElementError(message, container);
  },
});
