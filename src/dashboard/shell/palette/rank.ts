import { fold, wordsOf } from '@/lib/search/words';

/** The folded search words of an entry. */
export interface Findable {
  /** Words of the name. */
  words: readonly string[];
  /** Words of the detail and further search words, with less weight. */
  others: readonly string[];
}

export const findable = (name: string, others = ''): Findable => ({
  words: wordsOf(name).map(({ term }) => term),
  others: wordsOf(others).map(({ term }) => term),
});

/** Maximum number of typing mistakes in a word, by its length. */
const slack = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Edit distance between `asked` and the closest prefix of `word`. A swap counts as one edit. */
function distanceToStart(asked: string, word: string): number {
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let i = 1; i <= asked.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= word.length; j += 1) {
      const same = asked[i - 1] === word[j - 1];
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && asked[i - 1] === word[j - 2] && asked[i - 2] === word[j - 1];
      if (swapped) least = Math.min(least, before[j - 2]! + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return Math.min(...row);
}

/** Returns how well a query word matches an entry's word, from 0 to 1. */
function fit(asked: string, word: string, typos: boolean): number {
  if (word === asked) return 1;
  if (word.startsWith(asked)) return 0.8 + 0.15 * (asked.length / word.length);
  if (asked.length > 2 && word.includes(asked)) return 0.5;
  // The first letter is rarely wrong. Requiring it avoids most comparisons.
  if (!typos || slack(asked.length) === 0 || asked[0] !== word[0]) return 0;
  const distance = distanceToStart(asked, word);
  return distance <= slack(asked.length) ? 0.4 / distance : 0;
}

const best = (asked: string, words: readonly string[], typos: boolean) =>
  words.reduce((most, word) => Math.max(most, fit(asked, word, typos)), 0);

/** Whether the query word contains initials of consecutive words: `ae` for 'Add Employee'. */
function fitsInitials(asked: string, words: readonly string[]): boolean {
  const initials = words.map((word) => word[0]).join('');
  return asked.length > 1 && initials.includes(asked);
}

/** Returns how well an entry matches the query words, from 0 (no match) to 1. Every query word must match. */
export function score(asked: readonly string[], { words, others }: Findable, typos = false): number {
  if (asked.length === 0) return 0;
  let sum = 0;
  for (const term of asked) {
    const own = best(term, words, typos);
    const value = Math.max(
      own,
      own === 1 ? 0 : 0.6 * best(term, others, typos),
      fitsInitials(term, words) ? 0.45 : 0,
    );
    if (value === 0) return 0;
    sum += value;
  }
  // Ranks names that start with the query, and short names, higher.
  const begins = words[0]?.startsWith(asked[0]!) ? 0.06 : 0;
  return (sum / asked.length) * 0.9 + begins + 0.04 / Math.max(words.length, 1);
}

/** The folded words of a query. */
export const askedWords = (query: string): string[] => wordsOf(fold(query)).map(({ term }) => term);

/** Below this number of results, the search accepts typing mistakes too. */
const enough = 3;

/** The matching entries, best first. Equal entries keep their order. */
export function rank<T extends { findable: Findable }>(query: string, entries: readonly T[]): T[] {
  const asked = askedWords(query);
  const scored = (typos: boolean) =>
    entries
      .map((entry) => ({ entry, score: score(asked, entry.findable, typos) }))
      .filter((each) => each.score > 0);
  const exact = scored(false);
  const found = exact.length < enough ? scored(true) : exact;
  return found.sort((a, b) => b.score - a.score).map(({ entry }) => entry);
}
