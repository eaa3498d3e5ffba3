import { wholeNumber } from './count';

/** The error of a text with more characters than it may have. Null for a shorter one. */
export function lengthError(text: string, most: number): string | null {
  const { length } = [...text.trim()];
  return length > most
    ? `This has ${wholeNumber(length)} characters. Keep it to ${wholeNumber(most)}.`
    : null;
}
