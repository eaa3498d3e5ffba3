import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { referencesIn } from '@/dashboard/model/fields/references';
import { collectionsWithFiles, fileIdsOf, withoutFiles } from '@/dashboard/model/file-ids';
import { models } from '@/dashboard/model/records/models';
import type { AnyRecord, CollectionName } from '@/dashboard/model/records/records';
import { valuesOf } from './values-of';

describe('the files that a record names', () => {
  // A file that this misses looks unused, and would be deleted.
  test.each(Object.keys(models) as CollectionName[])('are those that the model of %s says', (collection) => {
    fc.assert(
      fc.property(valuesOf(models[collection]), (record) => {
        const named = [...referencesIn(models[collection], record)]
          .filter((reference) => reference.collection === 'files')
          .map(({ id }) => id);
        expect(fileIdsOf(collection, record as never).sort()).toEqual(named.sort());
      }),
      { numRuns: 30 },
    );
  });

  test.each(collectionsWithFiles)(
    'leave a record of %s that is restored without one of them',
    (collection) => {
      fc.assert(
        fc.property(valuesOf(models[collection]), fc.nat(), (value, index) => {
          const record = value as AnyRecord;
          const ids = fileIdsOf(collection, record as never);
          const lost = ids[index % ids.length];
          const rest = withoutFiles(record, new Set(lost === undefined ? [] : [lost]));
          expect(fileIdsOf(collection, rest as never)).toEqual(ids.filter((id) => id !== lost));
          expect(withoutFiles(record, new Set())).toEqual(record);
        }),
        { numRuns: 30 },
      );
    },
  );
});
