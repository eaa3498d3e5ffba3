/** A command is not possible. The message tells users why and what to do. */
export class DomainError extends Error {
  override name = 'DomainError';
}
