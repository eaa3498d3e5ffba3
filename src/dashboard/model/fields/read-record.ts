import { models, type CollectionName, type RecordOf } from '@/dashboard/model/records/models';
import { matches } from './matches';
import { upgrade } from './upgrade';

/** A stored record, upgraded to the current version. Null if this version of the portal cannot read it. */
export function readRecord<Name extends CollectionName>(
  collection: Name,
  value: unknown,
  version?: unknown,
): RecordOf<Name> | null {
  const record = upgrade(models[collection], value, version);
  if (!matches(models[collection], record)) return null;
  return (record as RecordOf<Name>).id === '' ? null : (record as RecordOf<Name>);
}
