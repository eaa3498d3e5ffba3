import { filterByFacets, type IndexAnswer } from './filter-by-facets';
import { atOnce } from '@/platform/in-slices';
import { rankNumbers, rankTexts, sortByRanks, type Ranks } from './ranks';
import { createSearch } from './search-rows';

/** One column of the order: `desc` is the largest or last first. What is missing comes last either way. */
export interface SortRule {
  id: string;
  desc: boolean;
}

/** How a column is sorted: by a folded text (the empty one is missing) or by a number (null is missing). */
export type IndexColumn<Row> =
  { kind: 'text'; of: (row: Row) => string } | { kind: 'number'; of: (row: Row) => number | null };

/** What an index holds of each row. */
export interface IndexPlan<Row> {
  /** By column id; read when a column is first sorted by. */
  columns: Readonly<Record<string, IndexColumn<Row>>>;
  /** By facet id: the one value that a row has. */
  facets: Readonly<Record<string, (row: Row) => string>>;
  /** Folded: what a search looks through. */
  text: (row: Row) => string;
}

export interface IndexQuery {
  /** Folded words, each of which a row has to hold. */
  words: readonly string[];
  /** By facet id: a row passes with one of the values. An empty list lets every row pass. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** The first rule counts most. Rows that are equal by all rules keep the order that they came in. */
  sort: readonly SortRule[];
}

export interface TableIndex<Row> {
  rows: readonly Row[];
  plan: IndexPlan<Row>;
  ask: (query: IndexQuery) => IndexAnswer;
  /** Gets a column ready to be sorted by, so that the first press on it does not wait. Pauses on the way. */
  warm: (column: string) => Generator<void, void>;
  /** What a later index may take over of this one. */
  ranked: ReadonlyMap<string, RankedColumn>;
}

interface RankedColumn {
  keys: readonly string[] | Float64Array;
  ranks: Ranks;
}

/** How many rows are read between two breaths. */
const slice = 500;

function sameKeys(a: RankedColumn['keys'], b: RankedColumn['keys']): boolean {
  if (a.length !== b.length) return false;
  for (let place = 0; place < a.length; place += 1) if (!Object.is(a[place], b[place])) return false;
  return true;
}

/**
 * Reads rows into columns that a click can sort, filter and count within a frame: a folded text a row, a number a facet,
 * and for each column that is sorted by the rank of every row. Pauses (`yield`) every thousand rows, so that a caller
 * can let the page breathe.
 * @param previous an index of the same plan: what did not change is taken over.
 */
export function* buildTableIndex<Row>(
  rows: readonly Row[],
  plan: IndexPlan<Row>,
  previous?: Pick<TableIndex<Row>, 'ranked'>,
): Generator<void, TableIndex<Row>> {
  const count = rows.length;
  const texts: string[] = Array.from({ length: count });
  const readers = Object.entries(plan.facets).map(([id, of]) => ({
    id,
    of,
    values: [] as string[],
    known: new Map<string, number>(),
    codes: new Uint32Array(count),
  }));
  for (let place = 0; place < count; place += 1) {
    const row = rows[place]!;
    texts[place] = plan.text(row);
    for (const { of, values, known, codes } of readers) {
      const value = of(row);
      let code = known.get(value);
      if (code === undefined) {
        code = values.push(value) - 1;
        known.set(value, code);
      }
      codes[place] = code;
    }
    if (place % slice === slice - 1) yield;
  }

  const ranked = new Map<string, RankedColumn>();
  function* rank(id: string): Generator<void, Ranks | null> {
    const known = ranked.get(id);
    if (known) return known.ranks;
    const column = plan.columns[id];
    if (!column) return null;
    const keys: RankedColumn['keys'] =
      column.kind === 'text'
        ? rows.map(column.of)
        : Float64Array.from(rows, (row) => column.of(row) ?? Number.NaN);
    const before = previous?.ranked.get(id);
    let ranks: Ranks;
    if (before && sameKeys(before.keys, keys)) ({ ranks } = before);
    else ranks = keys instanceof Float64Array ? rankNumbers(keys) : yield* rankTexts(keys);
    ranked.set(id, { keys, ranks });
    return ranks;
  }

  const search = createSearch(texts);
  return {
    rows,
    plan,
    ranked,
    *warm(column) {
      yield* rank(column);
    },
    ask: ({ words, filters, sort }) => {
      const { places, counts } = filterByFacets(search(words), count, readers, filters);
      const rules = sort.flatMap(({ id, desc }) => {
        const ranks = atOnce(rank(id));
        return ranks ? [{ ranks, desc }] : [];
      });
      return { places: sortByRanks(places, rules), counts };
    },
  };
}
