/** What is asked for cannot be done; its message is a sentence for people that says why and what to do. */
export class Refusal extends Error {
  override name = 'Refusal';
}
