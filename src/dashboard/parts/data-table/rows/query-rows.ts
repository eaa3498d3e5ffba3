/** One column of the order: `desc` is the largest or last first. Rows without a value come last in both directions. */
export interface SortRule {
  id: string;
  desc: boolean;
}

/** A value that rows are sorted by, the same type in a column. A folded text; the empty text and null are no value. */
export type SortKey = string | number | null;

/** What can be asked of a kind of rows. */
export interface RowQueries<Row> {
  /** By column id. */
  sortKeys: Readonly<Record<string, (row: Row) => SortKey>>;
  /** By facet id: the one value that a row has. */
  facets: Readonly<Record<string, (row: Row) => string>>;
  /** Folded: the text that a search looks in. */
  text: (row: Row) => string;
}

export interface RowQuery {
  /** Folded words, each of which a row has to contain. */
  words: readonly string[];
  /** By facet id: a row passes with one of the values. An empty list lets every row pass. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** The first rule counts most. Rows that are equal by all rules keep their order. */
  sort: readonly SortRule[];
}

/** By facet id: how many rows have each value among those that pass the search and all other facets. */
export type FacetCounts = Readonly<Record<string, ReadonlyMap<string, number>>>;

const isMissing = (key: SortKey) => key === null || key === '';

function compareKeys(a: SortKey, b: SortKey, desc: boolean): number {
  if (a === b) return 0;
  if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b));
  const isLess = a! < b!;
  return isLess === desc ? 1 : -1;
}

/** Sorts rows. The keys are read once a row, not once a comparison. */
export function sortRows<Row>(
  rows: readonly Row[],
  sort: readonly SortRule[],
  sortKeys: RowQueries<Row>['sortKeys'],
): Row[] {
  const rules = sort.flatMap(({ id, desc }) => (sortKeys[id] ? [{ keyOf: sortKeys[id], desc }] : []));
  const keyed = rows.map((row) => ({ row, keys: rules.map(({ keyOf }) => keyOf(row)) }));
  keyed.sort((a, b) => {
    for (const [place, { desc }] of rules.entries()) {
      const order = compareKeys(a.keys[place]!, b.keys[place]!, desc);
      if (order !== 0) return order;
    }
    return 0;
  });
  return keyed.map(({ row }) => row);
}

/** Keeps the rows that contain every word and pass every facet, and counts the values of the facets. */
export function filterRows<Row>(
  rows: readonly Row[],
  { words, filters }: Omit<RowQuery, 'sort'>,
  { facets, text }: RowQueries<Row>,
): { rows: Row[]; counts: FacetCounts } {
  const readers = Object.entries(facets).map(([id, valueOf]) => ({
    valueOf,
    wanted: filters[id] && filters[id].length > 0 ? new Set(filters[id]) : null,
    counts: new Map<string, number>(),
    id,
  }));
  const passing: Row[] = [];
  for (const row of rows) {
    const values = readers.map(({ valueOf }) => valueOf(row));
    // A value stays in the list of its facet with a count of 0.
    for (const [place, { counts }] of readers.entries())
      if (!counts.has(values[place]!)) counts.set(values[place]!, 0);
    const searched = text(row);
    if (!words.every((word) => searched.includes(word))) continue;
    const failed = readers.filter(({ wanted }, place) => wanted && !wanted.has(values[place]!));
    if (failed.length === 0) passing.push(row);
    for (const [place, reader] of readers.entries()) {
      if (failed.some((other) => other !== reader)) continue;
      reader.counts.set(values[place]!, reader.counts.get(values[place]!)! + 1);
    }
  }
  return { rows: passing, counts: Object.fromEntries(readers.map(({ id, counts }) => [id, counts])) };
}
