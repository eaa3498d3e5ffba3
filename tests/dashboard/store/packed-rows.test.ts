import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectionNames } from '@/dashboard/model/records/collections';
import { models } from '@/dashboard/model/records/models';
import { versionOf } from '@/dashboard/model/fields/upgrade';
import type { Row } from '@/dashboard/store/indexed-db/database';
import { packRows, unpackRows, type Block } from '@/dashboard/store/indexed-db/packed-rows';
import { atOnce } from '@/platform/in-slices';
import { valuesOf } from '../model/values-of';

const rowOf = fc.constantFrom(...collectionNames).chain((collection) =>
  fc.tuple(valuesOf(models[collection]), fc.uuid(), fc.nat()).map(([record, id, revision]): Row => ({
    collection,
    id,
    revision,
    record: { ...(record as object), id, revision } as Row['record'],
    version: versionOf(models[collection]),
  })),
);

/** A deleted record, and one with another revision than its row. */
const oddRow = rowOf.chain((row) =>
  fc.constantFrom<Row>({ ...row, record: null }, { ...row, revision: row.revision + 1 }),
);

const stored = (blocks: readonly Block[]) => structuredClone(blocks).map(unpackRows);
const byKey = (rows: readonly Row[]) =>
  [...rows].sort((a, b) => (a.collection + a.id < b.collection + b.id ? -1 : 1));

describe('packed rows', () => {
  it('unpack to the same rows', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof({ weight: 9, arbitrary: rowOf }, oddRow)), (rows) => {
        const unpacked = stored(atOnce(packRows(rows))).flatMap((block) => block.rows);
        expect(byKey(unpacked)).toEqual(byKey(rows));
      }),
    );
  });

  it('are valid without a check of each row', () => {
    fc.assert(
      fc.property(fc.array(rowOf), (rows) => {
        expect(stored(atOnce(packRows(rows))).every(({ checked }) => checked)).toBe(true);
      }),
    );
  });

  const project: Row = {
    collection: 'timers',
    id: 'one',
    revision: 1,
    record: { id: 'one', revision: 1 } as Row['record'],
    version: 1,
  };

  it('with a missing field are not valid', () => {
    expect(stored(atOnce(packRows([project])))[0]!.checked).toBe(false);
  });

  it('of another version are not valid', () => {
    const [block] = atOnce(packRows(fc.sample(rowOf, { numRuns: 1, seed: 1 })));
    expect(unpackRows({ ...block!, version: 99 } as Block).checked).toBe(false);
  });
});
