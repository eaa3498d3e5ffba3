import type { Query } from 'minisearch';
import { language } from '@/lib/language';
import { markText } from './highlight';
import { searchIndexVersion, type SearchIndexFile } from './index-file';
import { PackedIndex, unpackTerms } from './packed-index';
import { readQuery } from './query';
import { queryTerms } from './query-terms';
import {
  searchKinds,
  type SearchGroup,
  type SearchKind,
  type SearchLimits,
  type SearchResults,
} from './results';

const boost = { title: 8, tags: 4, summary: 3, headings: 2, body: 1 };
/** A word that only contains what was typed, or a part of it, ranks below one that begins with it. */
const partBoost = { title: 2, tags: 1, summary: 0.75, headings: 0.5, body: 0.25 };
/** Weight by kind: for equal matches, the agency's services come before its articles. */
const weightOf: Readonly<Record<SearchKind, number>> = {
  page: 1.3,
  service: 1.5,
  project: 1.3,
  person: 1.3,
  job: 1.3,
  article: 1,
};

/** Minimum length of a query term for prefix matches in all fields. Shorter prefixes match too many words. */
const beginsAnywhere = 3;
/** Minimum lengths for one and two tolerated typos. In shorter terms, a typo would change half the word. */
const forgivesOne = 4;
const forgivesTwo = 8;
/**
 * Minimum length of a part of a word that finds it. A language that writes compounds as one word has 'Webgestaltung', and
 * shorter parts of it are endings, such as '-ung'. One without spaces between words has only the ends of sentences.
 */
const partLength = /^(?:zh|ja|th|lo|km|my)(?:-|$)/.test(language)
  ? 1
  : /^(?:de|nl|sv|da|nb|nn|no|fi|is|hu)(?:-|$)/.test(language)
    ? 4
    : Infinity;

/** Whether a word of the sorted `terms` begins with `prefix`. */
function hasPrefix(terms: readonly string[], prefix: string): boolean {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (terms[middle]! < prefix) low = middle + 1;
    else high = middle;
  }
  return terms[low]?.startsWith(prefix) ?? false;
}

/** All swaps of two adjacent letters: the most frequent typo, which fuzzy search counts as two edits. */
function swapsOf(term: string): string[] {
  const letters = [...term];
  return letters
    .slice(1)
    .map((next, place) =>
      [...letters.slice(0, place), next, letters[place], ...letters.slice(place + 2)].join(''),
    );
}

interface Found {
  /** Index of the page in the file's documents. */
  id: number;
  kind: SearchKind;
  score: number;
  /** The page's words that match. */
  terms: readonly string[];
}

/** Runs a query synchronously. */
export type Search = (query: string, limits?: SearchLimits) => SearchResults;

/**
 * @param shortestPart - the minimum length of a part of a word that finds it. @default depends on the site's language
 * @throws Error if the file has another version than this script.
 */
export function openSearch(file: SearchIndexFile, shortestPart = partLength): Search {
  if (file.version !== searchIndexVersion) throw new Error('The search index is of another version.');
  const terms = unpackTerms(file.terms);
  const index = new PackedIndex(file, terms);

  /** The words that contain a term after their beginning. */
  const wordsAround = (term: string) => terms.filter((word) => word.indexOf(term) > 0);
  /** The words that a compound of the query begins or ends with. */
  const wordsWithin = (term: string) =>
    terms.filter(
      (word) =>
        word.length >= shortestPart && word !== term && (term.startsWith(word) || term.endsWith(word)),
    );
  const anyOf = (queries: Query[]) => ({ queries, combineWith: 'OR' }) satisfies Query;

  /** The query for one term. Typos are tolerated only if the index contains no word with this prefix. */
  function meaningOf(term: string): Query {
    const { length } = term;
    const isKnown = hasPrefix(terms, term);
    const around = length >= shortestPart ? wordsAround(term) : [];
    if (!isKnown && around.length === 0) {
      const fuzzy = length >= forgivesTwo ? 2 : length >= forgivesOne && 1;
      const swaps = swapsOf(term).filter((swapped) => hasPrefix(terms, swapped));
      const parts = wordsWithin(term);
      return anyOf([{ queries: [term], fuzzy }, ...swaps, { ...anyOf(parts), boost: partBoost }]);
    }
    if (length >= Math.min(beginsAnywhere, shortestPart)) {
      const begun: Query = { queries: [term], prefix: true };
      return around.length === 0 ? begun : anyOf([begun, { ...anyOf(around), boost: partBoost }]);
    }
    const byName = { queries: [term], prefix: true, fields: ['title', 'tags'] };
    return anyOf([term, byName]);
  }

  function find(asked: readonly string[], combineWith: 'AND' | 'OR'): Found[] {
    return index
      .search({ queries: asked.map(meaningOf), combineWith, boost })
      .map(({ id, score, terms }) => {
        const [, kind] = file.documents[id as number]!;
        return { id: id as number, kind, score: score * weightOf[kind], terms };
      })
      .sort((a, b) => b.score - a.score || a.id - b.id);
  }

  function groupOf(kind: SearchKind, found: readonly Found[], asked: string[], limit: number): SearchGroup {
    const all = found.filter((hit) => hit.kind === kind);
    const hits = all.slice(0, limit).map(({ id, terms }) => {
      const [path, , title, summary] = file.documents[id]!;
      const words = new Set(terms);
      return { path, title: markText(title, words, asked), summary: markText(summary, words, asked) };
    });
    return { kind, label: searchKinds[kind], total: all.length, hits };
  }

  return (text, { each = 3, more = {} } = {}) => {
    const query = readQuery(text);
    const asked = queryTerms(query);
    const whole = find(asked, 'AND');
    const found = whole.length > 0 ? whole : find(asked, 'OR');
    const kinds = [...new Set(found.map(({ kind }) => kind))];
    return {
      query,
      total: found.length,
      partial: found !== whole && found.length > 0,
      groups: kinds.map((kind) => groupOf(kind, found, asked, more[kind] ?? each)),
    };
  };
}
