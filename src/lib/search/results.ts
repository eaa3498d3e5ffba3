import * as words from '@generated/yaml/words/searchKinds';

/** The kinds of results with their headings, in the order used for equal scores. */
export const searchKinds = {
  page: words.pages,
  service: words.services,
  project: words.projects,
  person: words.people,
  job: words.jobs,
  article: words.articles,
} as const;

export type SearchKind = keyof typeof searchKinds;

/** A range of a text in UTF-16 units: start inclusive, end exclusive. */
export type TextRange = readonly [start: number, end: number];

/** A text with the ranges that match a query, in order and without overlaps. */
export interface MarkedText {
  text: string;
  marks: readonly TextRange[];
}

export interface SearchHit {
  path: string;
  title: MarkedText;
  summary: MarkedText;
}

export interface SearchGroup {
  kind: SearchKind;
  /** The heading, such as 'Services'. */
  label: string;
  /** The total number of hits; `hits` contains the first ones. */
  total: number;
  /** Best first. */
  hits: readonly SearchHit[];
}

export interface SearchResults {
  /** The query after `readQuery`. */
  query: string;
  total: number;
  /** No page contains all words: the hits contain some of them. */
  partial: boolean;
  /** Sorted by best hit. No group is empty. */
  groups: readonly SearchGroup[];
}

/** The number of hits per group. */
export interface SearchLimits {
  /** @default 3 */
  each?: number;
  /** A different limit for some kinds. */
  more?: Readonly<Partial<Record<SearchKind, number>>>;
}

/** A search backend: the site's index, or a fixture in a story. */
export interface SearchSource {
  /** Loads the index before the first query. A failure is reported by `ask`. */
  prepare: () => void;
  /** Rejects if the index cannot be loaded. The next call retries. */
  ask: (query: string, limits?: SearchLimits) => Promise<SearchResults>;
}
