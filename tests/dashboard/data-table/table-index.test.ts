import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldKey, searchWords } from '@/dashboard/parts/data-table/rows/fold-key';
import { atOnce } from '@/platform/in-slices';
import {
  buildTableIndex,
  type IndexPlan,
  type IndexQuery,
  type SortRule,
} from '@/dashboard/parts/data-table/rows/table-index';

interface Row {
  id: number;
  name: string;
  team: string;
  hours: number | null;
}

const plan: IndexPlan<Row> = {
  columns: {
    name: { kind: 'text', of: ({ name }) => foldKey(name) },
    team: { kind: 'text', of: ({ team }) => foldKey(team) },
    hours: { kind: 'number', of: ({ hours }) => hours },
  },
  facets: { team: ({ team }) => team, busy: ({ hours }) => (hours === null ? 'no' : 'yes') },
  text: ({ name, team }) => foldKey(`${name}\n${team}`),
};

/** The same questions, answered the slow way. */
function naive(rows: readonly Row[], { words, filters, sort }: IndexQuery) {
  const found = rows.filter((row) => words.every((word) => plan.text(row).includes(word)));
  const passes = (row: Row, but?: string) =>
    Object.entries(filters).every(
      ([id, values]) => id === but || values.length === 0 || values.includes(plan.facets[id]!(row)),
    );
  const compare = (a: Row, b: Row) => {
    for (const { id, desc } of sort) {
      const column = plan.columns[id];
      if (!column) continue;
      const [x, y] = [column.of(a), column.of(b)];
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
    Object.entries(plan.facets).map(([id, of]) => {
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
const queryArb: fc.Arbitrary<IndexQuery> = fc.record({
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

describe('the table index', () => {
  it('answers as the slow way does, question after question', () => {
    fc.assert(
      fc.property(rowsArb, fc.array(queryArb, { minLength: 1, maxLength: 5 }), (rows, queries) => {
        const index = atOnce(buildTableIndex(rows, plan));
        for (const query of queries) {
          const answer = index.ask(query);
          const expected = naive(rows, query);
          expect(Array.from(answer.places, (place) => index.rows[place]!.id)).toEqual(
            expected.rows.map(({ id }) => id),
          );
          expect(answer.counts).toEqual(expected.counts);
        }
      }),
    );
  });

  it('answers the same when it takes over what an earlier one has ranked', () => {
    fc.assert(
      fc.property(rowsArb, rowsArb, queryArb, (before, after, query) => {
        const earlier = atOnce(buildTableIndex(before, plan));
        for (const id of Object.keys(plan.columns)) atOnce(earlier.warm(id));
        const later = atOnce(buildTableIndex(after, plan, earlier));
        expect(Array.from(later.ask(query).places, (place) => later.rows[place]!.id)).toEqual(
          naive(after, query).rows.map(({ id }) => id),
        );
      }),
    );
  });

  it('keeps the ranks of a column whose values did not change', () => {
    const rows = Array.from({ length: 20 }, (_, id) => ({
      id,
      name: `n${id % 7}`,
      team: 'Design',
      hours: id,
    }));
    const sort = [{ id: 'name', desc: false }];
    const earlier = atOnce(buildTableIndex(rows, plan));
    earlier.ask({ words: [], filters: {}, sort });
    const later = atOnce(
      buildTableIndex(
        rows.map((row) => ({ ...row, hours: 0 })),
        plan,
        earlier,
      ),
    );
    later.ask({ words: [], filters: {}, sort });
    expect(later.ranked.get('name')?.ranks).toBe(earlier.ranked.get('name')?.ranks);
  });

  it('sorts many texts in pieces as it would at once', () => {
    const rows = Array.from({ length: 9001 }, (_, id) => ({
      id,
      name: ((id * 2654435761) % 7919).toString(36),
      team: '',
      hours: null,
    }));
    const index = atOnce(buildTableIndex(rows, plan));
    const { places } = index.ask({ words: [], filters: {}, sort: [{ id: 'name', desc: false }] });
    const names = Array.from(places, (place) => rows[place]!.name);
    expect(names).toEqual([...names].sort());
    expect(new Set(places).size).toBe(rows.length);
  });

  it('finds a growing word among what it found, and starts again for another', () => {
    const rows = ['anna', 'annabel', 'bella'].map((name, id) => ({ id, name, team: '', hours: null }));
    const index = atOnce(buildTableIndex(rows, plan));
    const ask = (text: string) =>
      Array.from(index.ask({ words: searchWords(text), filters: {}, sort: [] }).places);
    expect(ask('an')).toEqual([0, 1]);
    expect(ask('anna')).toEqual([0, 1]);
    expect(ask('annab')).toEqual([1]);
    expect(ask('bel')).toEqual([1, 2]);
    expect(ask('bel anna')).toEqual([1]);
    expect(ask('')).toEqual([0, 1, 2]);
  });
});
