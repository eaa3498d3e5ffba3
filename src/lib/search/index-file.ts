import type { Options } from 'minisearch';
import type { SearchKind } from './results';

/** Increase when the format changes: an old script must not read a new file. */
export const searchIndexVersion = 1;

/** The searched fields, most important first. MiniSearch numbers its fields in this order. */
export const searchFields = ['title', 'tags', 'summary', 'headings', 'body'] as const;

/** Maximum count of a word per field. A higher frequency adds no relevance. */
export const mostOften = 4;

/** Options that index and query must share. Texts are folded beforehand, so MiniSearch only splits them. */
export const miniSearchOptions = {
  fields: [...searchFields],
  tokenize: (terms: string) => terms.split(' '),
  processTerm: (term: string) => term,
} satisfies Options;

/** A page. Its position in the list is its id in the index. */
type DocumentRow = readonly [
  path: string,
  kind: SearchKind,
  title: string,
  summary: string,
  /** The number of distinct words per field, which MiniSearch uses for scoring. */
  ...lengths: number[],
];

/**
 * The index as transferred. Compared with MiniSearch's own JSON, it has two thirds of the bytes on the
 * network and less than half of the bytes to parse. Written by `scripts/search/build-index.ts`.
 */
export interface SearchIndexFile {
  version: number;
  documents: readonly DocumentRow[];
  /**
   * The sorted words, separated by spaces: each as the length of the prefix shared with the previous one
   * (base 36) and the rest.
   */
  terms: string;
  /**
   * For each field, one line per word with its documents, as packed numbers. Each number is the distance from
   * the previous document, times `mostOften`, plus the word's frequency minus one.
   */
  postings: readonly string[];
}
