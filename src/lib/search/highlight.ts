import type { MarkedText, TextRange } from './results';
import { fold, wordsOf, type Word } from './words';

/** The offset in `text` after the first `length` folded units of a word, including their accents. */
function offsetAfter(text: string, { start, end }: Word, length: number): number {
  let place = start;
  let folded = 0;
  for (const character of text.slice(start, end)) {
    // A combining accent folds to nothing and belongs to the letter before it.
    const added = fold(character).length;
    if (folded >= length && added > 0) break;
    folded += added;
    place += character.length;
  }
  return place;
}

/** The range in `text` of the longest term of the query within a word, at best at its beginning; the whole word without one. */
function rangeOf(text: string, word: Word, asked: readonly string[]): TextRange {
  const longest = (terms: readonly string[]) =>
    terms.reduce((best, term) => (term.length > best.length ? term : best), '');
  const typed =
    longest(asked.filter((term) => word.term.startsWith(term))) ||
    longest(asked.filter((term) => word.term.includes(term)));
  if (typed === '') return [word.start, word.end];
  const place = word.term.indexOf(typed);
  const start = place === 0 ? word.start : offsetAfter(text, word, place);
  return [start, offsetAfter(text, word, place + typed.length)];
}

/**
 * Marks the matches in a text. Of a word that contains a term of the query, marks the typed part; of another, the whole word.
 * @param found - the folded words of the page that match.
 * @param asked - the folded words of the query.
 */
export function markText(text: string, found: ReadonlySet<string>, asked: readonly string[]): MarkedText {
  const marks: TextRange[] = [];
  for (const word of wordsOf(text)) {
    if (found.has(word.term)) marks.push(rangeOf(text, word, asked));
  }
  return { text, marks };
}
