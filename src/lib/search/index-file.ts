import type { Options } from 'minisearch';
import type { SearchKind } from './results';

/** A script of before must not read a file of after. */
export const searchIndexVersion = 1;

/** What a page is found by, the best place to be found first. MiniSearch numbers its fields in this order. */
export const searchFields = ['title', 'tags', 'summary', 'headings', 'body'] as const;

/** A word that stands in a field more often than this tells no more. */
export const mostOften = 4;

/** What index and question have to agree on. MiniSearch is handed folded words, which it only has to take apart. */
export const miniSearchOptions = {
  fields: [...searchFields],
  tokenize: (terms: string) => terms.split(' '),
  processTerm: (term: string) => term,
} satisfies Options;

/** A page, by whose place in the list the index calls it. */
type DocumentRow = readonly [
  path: string,
  kind: SearchKind,
  title: string,
  summary: string,
  /** How many different words each field holds, by which MiniSearch weighs them. */
  ...lengths: number[],
];

/**
 * The index as it is sent: what MiniSearch's own JSON says, in two thirds of the bytes on the wire and less than half of
 * those that the browser parses. `scripts/search/build-index.ts` writes it.
 */
export interface SearchIndexFile {
  version: number;
  documents: readonly DocumentRow[];
  /** The words in their order, a space between: each as the length that it shares with the one before (base 36) and the rest. */
  terms: string;
  /**
   * For each field, a line a word: the documents that hold it, as packed numbers. A number is the distance from the document
   * before, times `mostOften`, and how often the word stands there, less one.
   */
  postings: readonly string[];
}
