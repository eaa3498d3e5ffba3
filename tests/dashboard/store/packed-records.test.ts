import type { AnyRecord } from '@/dashboard/model/records/records';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectionNames } from '@/dashboard/model/records/collections';
import { models } from '@/dashboard/model/records/models';
import {
  packRecords,
  unpackRecords,
  type Block,
  type Difference,
} from '@/dashboard/store/indexed-db/packed-records';
import { atOnce } from '@/platform/in-slices';
import { valuesOf } from '../model/values-of';

const differenceOf: fc.Arbitrary<Difference> = fc.constantFrom(...collectionNames).chain((collection) =>
  fc
    .tuple(
      fc.array(fc.tuple(valuesOf(models[collection]), fc.uuid(), fc.nat()), { maxLength: 20 }),
      fc.array(fc.uuid(), { maxLength: 3 }),
    )
    .map(([values, deleted]) => ({
      collection,
      records: values.map(([value, id, revision]) => ({ ...(value as object), id, revision }) as AnyRecord),
      deleted,
    })),
);

/** What the database gives back. */
const stored = (blocks: readonly Block[]) => structuredClone(blocks);

const tasks = (count: number): Difference => ({
  collection: 'tasks',
  records: Array.from({ length: count }, (_, index) => ({ id: `task-${index}`, revision: 1 })) as never,
  deleted: ['gone'],
});

describe('packed records', () => {
  it('unpack to the same records', () => {
    fc.assert(
      fc.property(fc.array(differenceOf, { maxLength: 5 }), (differences) => {
        const unpacked = stored(atOnce(packRecords(differences))).map((block) => unpackRecords(block)!);
        const all = (of: readonly Difference[]) =>
          of.flatMap(({ collection, records, deleted }) => [
            ...deleted.map((id) => [collection, id, null]),
            ...records.map((record) => [collection, record.id, record]),
          ]);
        expect(all(unpacked)).toEqual(all(differences));
      }),
    );
  });

  it('fill several blocks', () => {
    const blocks = stored(atOnce(packRecords([tasks(4001)])));
    expect(blocks.map(({ count, deleted }) => [count, deleted.length])).toEqual([
      [0, 1],
      [2000, 0],
      [2000, 0],
      [1, 0],
    ]);
    expect(blocks.flatMap((block) => unpackRecords(block)!.records)).toEqual(tasks(4001).records);
  });

  it('of another version are not read', () => {
    const [block] = atOnce(packRecords([tasks(1)]));
    expect(unpackRecords(block!)).not.toBeNull();
    expect(unpackRecords({ ...block!, version: 99 })).toBeNull();
  });

  it('of a record type that no longer exists are not read', () => {
    const [block] = atOnce(packRecords([tasks(1)]));
    expect(unpackRecords({ ...block!, collection: 'wagons' } as never)).toBeNull();
  });
});
