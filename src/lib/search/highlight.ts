import type { MarkedText, TextRange } from './results';
import { fold, wordsOf, type Word } from './words';

/** The offset in `text` after the first `length` folded units of a word, including their accents. */
function endOfPrefix(text: string, { start, end }: Word, length: number): number {
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

/**
 * Marks the matches in a text. Of a prefix match, marks the typed part; of a fuzzy match, the whole word.
 * @param found - the folded words of the page that match.
 * @param asked - the folded words of the query.
 */
export function markText(text: string, found: ReadonlySet<string>, asked: readonly string[]): MarkedText {
  const marks: TextRange[] = [];
  for (const word of wordsOf(text)) {
    if (!found.has(word.term)) continue;
    const typed = asked.filter((term) => word.term.startsWith(term)).map(({ length }) => length);
    marks.push([word.start, typed.length > 0 ? endOfPrefix(text, word, Math.max(...typed)) : word.end]);
  }
  return { text, marks };
}
