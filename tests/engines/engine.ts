/** Keys that have no letter. */
export type Key = 'Enter' | 'Escape' | 'Tab';

/** A browser. An expression is JavaScript that the page evaluates. */
export interface Engine {
  open(url: string): Promise<void>;
  /** @returns the value of an expression, which must be JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** Presses an element with the pointer. @param expression - its value is the element. */
  press(expression: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  close(): Promise<void>;
}
