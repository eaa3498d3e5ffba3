import { models, type CollectionName, type RecordOf } from '@/dashboard/model/records/models';
import { readRecord } from '@/dashboard/model/fields/read-record';
import { versionOf } from '@/dashboard/model/fields/upgrade';

/** A record of the present version as it is read back from storage; null where it is refused. */
export const readPresent = <Name extends CollectionName>(
  name: Name,
  record: unknown,
): RecordOf<Name> | null => readRecord(name, record, versionOf(models[name]));
