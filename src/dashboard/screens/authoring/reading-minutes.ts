/** Words a minute of a careful reader. */
const readingSpeed = 200;

/** Number of words in a text. */
export const wordCount = (text: string): number => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;

/** Minutes to read a text, at least 1. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(wordCount(text) / readingSpeed));

/** Parses typed minutes. Empty text takes the reading time of the body. Null if it is not 1 to 600. */
export function parseReadingMinutes(typed: string, body: string): number | null {
  const text = typed.trim();
  if (text === '') return Math.min(600, readingMinutes(body));
  const minutes = Number(text);
  return /^\d{1,3}$/.test(text) && minutes >= 1 && minutes <= 600 ? minutes : null;
}
