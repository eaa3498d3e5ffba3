import { wordsIn } from './words';

/**
 * Silent readers of English manage about 238 words of non-fiction a minute (Brysbaert 2019, 'How many words do we read per
 * minute?', Journal of Memory and Language 109). Code and a second language slow that down: 200 promises no less.
 */
const wordsAMinute = 200;

/** Minutes that a plain text takes to read, rounded, and never fewer than one. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(wordsIn(text).length / wordsAMinute));
