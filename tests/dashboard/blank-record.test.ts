import { expect, it } from 'vitest';
import { faultOf } from '@/dashboard/model/fields/fault-of';
import { collectionNames } from '@/dashboard/model/records/collections';
import { blankRecord } from './blank-record';

it.each(collectionNames)('a blank record of %s is valid', (name) => {
  expect(faultOf(name, blankRecord(name))).toBeNull();
});
