import { models, type CollectionName, type RecordOf } from '@/dashboard/data/model/models';
import { readRecord } from '@/dashboard/data/model/read-record';
import { versionOf } from '@/dashboard/data/model/upgrade';

/** A record of the present version as it is read back from storage; null where it is refused. */
export const readPresent = <Name extends CollectionName>(
  name: Name,
  record: unknown,
): RecordOf<Name> | null => readRecord(name, record, versionOf(models[name]));
