/** Sorts by one column. `desc` puts the largest value first. Rows without a value are always last. */
export interface SortRule {
  id: string;
  desc: boolean;
}

/** Sort value of a row. Each column uses one type. Texts are folded. An empty text and null mean no value. */
export type SortKey = string | number | null;

/** Functions that read the values to sort, filter and search by from a row. */
export interface RowQueries<Row> {
  /** By column id. */
  sortKeys: Readonly<Record<string, (row: Row) => SortKey>>;
  /** By facet id: returns the row's only value. */
  facets: Readonly<Record<string, (row: Row) => string>>;
  /** Returns the folded text to search in. */
  text: (row: Row) => string;
}

export interface RowQuery {
  /** Folded words. A row must contain all of them. */
  words: readonly string[];
  /** Accepted values by facet id. An empty list accepts every row. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** The first rule has priority. Rows that are equal by all rules keep their order. */
  sort: readonly SortRule[];
}

/** Number of rows per value by facet id, among the rows that pass the search and all other facets. */
export type FacetCounts = Readonly<Record<string, ReadonlyMap<string, number>>>;

const isMissing = (key: SortKey) => key === null || key === '';

function compareKeys(a: SortKey, b: SortKey, desc: boolean): number {
  if (a === b) return 0;
  if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b));
  const isLess = a! < b!;
  return isLess === desc ? 1 : -1;
}

/** Sorts rows. Reads the keys once per row, not once per comparison. */
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

/** Returns the rows that contain every word and pass every facet, and counts the values of each facet. */
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
    // A value without matching rows remains an option of its facet, with a count of 0.
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
