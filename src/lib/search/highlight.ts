import type { MarkedText, TextRange } from './results';
import { fold, wordsOf, type Word } from './words';

/** The place in `text` where the first `length` folded units of a word end, with the accents that belong to them. */
function endOfPrefix(text: string, { start, end }: Word, length: number): number {
  let place = start;
  let folded = 0;
  for (const character of text.slice(start, end)) {
    // An accent of its own folds to nothing: it goes with the letter before it.
    const added = fold(character).length;
    if (folded >= length && added > 0) break;
    folded += added;
    place += character.length;
  }
  return place;
}

/**
 * Marks what was asked for in a text as it is written. Of a word that goes on after what was typed, what was typed; of a
 * word that was found in spite of a mistake, all of it.
 * @param found - the folded words of the page that answered.
 * @param asked - the folded words of the question.
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
