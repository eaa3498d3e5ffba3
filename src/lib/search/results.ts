/** What can be found, in the order in which equals stand, with the heading that results of a kind have. */
export const searchKinds = {
  page: 'Pages',
  service: 'Services',
  project: 'Projects',
  person: 'People',
  job: 'Openings',
  article: 'Articles',
} as const;

export type SearchKind = keyof typeof searchKinds;

/** Part of a text, from its first UTF-16 unit to the one after its last. */
export type TextRange = readonly [start: number, end: number];

/** A text with the parts that a query asked for, in their order and apart from each other. */
export interface MarkedText {
  text: string;
  marks: readonly TextRange[];
}

/** A page that was found. */
export interface SearchHit {
  path: string;
  title: MarkedText;
  summary: MarkedText;
}

export interface SearchGroup {
  kind: SearchKind;
  /** Its heading: 'Services'. */
  label: string;
  /** How many there are; `hits` holds the first of them. */
  total: number;
  /** Best first. */
  hits: readonly SearchHit[];
}

export interface SearchResults {
  /** The question as it was read: without needless space, cut where it was too long. */
  query: string;
  total: number;
  /** No page holds all of the words: these hold some. */
  partial: boolean;
  /** The group with the best hit first; none is empty. */
  groups: readonly SearchGroup[];
}

/** How many hits a group shows. */
export interface SearchLimits {
  /** @default 3 */
  each?: number;
  /** Where one kind shows more than the others. */
  more?: Readonly<Partial<Record<SearchKind, number>>>;
}

/** Who answers questions: the site's index, or a story's own. */
export interface SearchSource {
  /** Fetches what answering needs, ahead of the first question. Its failure shows at the question. */
  prepare: () => void;
  /** Rejects where what answering needs cannot be had; asking again tries again. */
  ask: (query: string, limits?: SearchLimits) => Promise<SearchResults>;
}
