/** What is asked for cannot be done; its message is a sentence for people that says why and what to do. */
export class DomainError extends Error {
  override name = 'DomainError';
}
