import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readList, writeList } from '@/dashboard/parts/data-table/list-param';
import {
  isFiltered,
  nextSort,
  readTableState,
  tableParams,
  writeTableState,
  type TableSpec,
} from '@/dashboard/parts/data-table/table-state';

const spec: TableSpec = {
  facets: ['status', 'team'],
  columns: ['name', 'team', 'hours'],
  usualSort: [{ id: 'name', desc: false }],
};

/** An address and back again. */
function throughAddress(params: Readonly<Record<string, string | null>>) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value !== null) search.set(name, value);
  const read = new URLSearchParams(search.toString());
  return Object.fromEntries(tableParams(spec).map((name) => [name, read.get(name)]));
}

describe('a list in an address', () => {
  it('comes back as it was, whatever its texts are', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ unit: 'grapheme' })), (items) => {
        expect(readList(writeList(items))).toEqual(items);
      }),
    );
  });

  it('keeps commas, backslashes and the empty text apart', () => {
    for (const items of [[''], ['', 'a'], ['\\0'], ['a,b', '\\', '\\,'], [',']])
      expect(readList(writeList(items))).toEqual(items);
  });
});

describe('the state of a table', () => {
  it('comes back through an address', () => {
    const stateArb = fc.record({
      search: fc.string({ maxLength: 50 }),
      filters: fc.record({ status: fc.uniqueArray(fc.string()), team: fc.uniqueArray(fc.string()) }),
      sort: fc.constantFrom(
        [{ id: 'name', desc: false }],
        [{ id: 'hours', desc: true }],
        [
          { id: 'hours', desc: true },
          { id: 'name', desc: true },
        ],
      ),
      page: fc.integer({ min: 1, max: 5000 }),
      size: fc.constantFrom(25 as const, 50 as const, 100 as const),
      columns: fc.option(fc.subarray(['name', 'team', 'hours'], { minLength: 1 })),
    });
    fc.assert(
      fc.property(stateArb, (state) => {
        expect(readTableState(throughAddress(writeTableState(state, spec)), spec)).toEqual(state);
      }),
    );
  });

  it('is a sound one whatever an address says', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...tableParams(spec)), fc.string()), (params) => {
        const state = readTableState(params, spec);
        expect(state.page).toBeGreaterThanOrEqual(1);
        expect([25, 50, 100]).toContain(state.size);
        expect(state.sort.length).toBeGreaterThan(0);
        expect(state.sort.every(({ id }) => spec.columns.includes(id))).toBe(true);
        expect(state.columns === null || state.columns.every((id) => spec.columns.includes(id))).toBe(true);
      }),
    );
  });

  it('writes nothing for what holds by itself', () => {
    const plain = readTableState({}, spec);
    expect(Object.values(writeTableState(plain, spec)).every((value) => value === null)).toBe(true);
    expect(isFiltered(plain)).toBe(false);
    expect(isFiltered({ ...plain, filters: { status: ['active'] } })).toBe(true);
  });

  it('takes a column of the order once, by its first word', () => {
    expect(readTableState({ sort: '-hours,hours,name,bogus' }, spec).sort).toEqual([
      { id: 'hours', desc: true },
      { id: 'name', desc: false },
    ]);
  });
});

describe('the order after a press on a head', () => {
  const name = { id: 'name' };
  const up = { id: 'name', desc: false };
  const down = { id: 'name', desc: true };

  it('goes through both directions to none, numbers from the largest', () => {
    expect(nextSort([], name, false)).toEqual([up]);
    expect(nextSort([up], name, false)).toEqual([down]);
    expect(nextSort([down], name, false)).toEqual([]);
    expect(nextSort([up], { id: 'hours', numeric: true }, false)).toEqual([{ id: 'hours', desc: true }]);
  });

  it('keeps the other columns with Shift, the newest three', () => {
    const others = ['a', 'b', 'c'].map((id) => ({ id, desc: false }));
    expect(nextSort(others, name, true)).toEqual([...others.slice(1), up]);
    expect(nextSort([up, others[0]!], name, true)).toEqual([down, others[0]]);
    expect(nextSort([down, others[0]!], name, true)).toEqual([others[0]]);
  });
});
