import { models, type CollectionName, type RecordOf } from '@/dashboard/model/records/models';
import { matches } from './matches';
import { upgrade } from './upgrade';

/** A stored record in the present version; null where this build cannot work with it. */
export function readRecord<Name extends CollectionName>(
  collection: Name,
  value: unknown,
  version?: unknown,
): RecordOf<Name> | null {
  const record = upgrade(models[collection], value, version);
  if (!matches(models[collection], record)) return null;
  return (record as RecordOf<Name>).id === '' ? null : (record as RecordOf<Name>);
}
