import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldKey, searchWords } from '@/dashboard/parts/data-table/rows/fold-key';
import {
  filterRows,
  sortRows,
  type RowQueries,
  type RowQuery,
  type SortRule,
} from '@/dashboard/parts/data-table/rows/query-rows';

interface Row {
  id: number;
  name: string;
  team: string;
  hours: number | null;
}

const queries: RowQueries<Row> = {
  sortKeys: {
    name: ({ name }) => foldKey(name),
    team: ({ team }) => foldKey(team),
    hours: ({ hours }) => hours,
  },
  facets: { team: ({ team }) => team, busy: ({ hours }) => (hours === null ? 'no' : 'yes') },
  text: ({ name, team }) => foldKey(`${name}\n${team}`),
};

/** The same result, computed facet by facet. */
function naive(rows: readonly Row[], { words, filters, sort }: RowQuery) {
  const found = rows.filter((row) => words.every((word) => queries.text(row).includes(word)));
  const passes = (row: Row, but?: string) =>
    Object.entries(filters).every(
      ([id, values]) => id === but || values.length === 0 || values.includes(queries.facets[id]!(row)),
    );
  const compare = (a: Row, b: Row) => {
    for (const { id, desc } of sort) {
      const keyOf = queries.sortKeys[id];
      if (!keyOf) continue;
      const [x, y] = [keyOf(a), keyOf(b)];
      const missing = (value: unknown) => value === null || value === '';
      if (missing(x) || missing(y)) {
        if (missing(x) !== missing(y)) return missing(x) ? 1 : -1;
        continue;
      }
      if (x !== y) return (x! < y! ? -1 : 1) * (desc ? -1 : 1);
    }
    return 0;
  };
  const counts = Object.fromEntries(
    Object.entries(queries.facets).map(([id, of]) => {
      const others = found.filter((row) => passes(row, id));
      const values = [...new Set(rows.map(of))];
      return [id, new Map(values.map((value) => [value, others.filter((row) => of(row) === value).length]))];
    }),
  );
  return { rows: found.filter((row) => passes(row)).sort(compare), counts };
}

const rowArb = fc.record({
  name: fc.oneof(fc.constantFrom('', 'Åse', 'ase', 'Zoë', 'zoe', 'Noor'), fc.string({ maxLength: 5 })),
  team: fc.constantFrom('', 'Design', 'Engineering', 'Œuvre'),
  hours: fc.option(fc.integer({ min: -3, max: 3 })),
});
const rowsArb = fc
  .array(rowArb, { maxLength: 60 })
  .map((rows) => rows.map((row, id): Row => ({ id, ...row })));
const queryArb: fc.Arbitrary<RowQuery> = fc.record({
  words: fc.oneof(fc.constant([]), fc.string({ maxLength: 4 }).map(searchWords)),
  filters: fc.record({
    team: fc.subarray(['', 'Design', 'Engineering', 'Nowhere']),
    busy: fc.subarray(['yes', 'no']),
  }),
  sort: fc.uniqueArray(
    fc.record<SortRule>({ id: fc.constantFrom('name', 'team', 'hours', 'unknown'), desc: fc.boolean() }),
    { selector: ({ id }) => id, maxLength: 3 },
  ),
});

it('filters, counts and sorts any rows like the naive computation', () => {
  fc.assert(
    fc.property(rowsArb, queryArb, (rows, query) => {
      const { rows: found, counts } = filterRows(rows, query, queries);
      const expected = naive(rows, query);
      expect(sortRows(found, query.sort, queries.sortKeys)).toEqual(expected.rows);
      expect(counts).toEqual(expected.counts);
    }),
  );
});
