import { DomainError } from '@/dashboard/model/domain-error';
import type { CollectionName, RecordOf } from '@/dashboard/model/records/records';
import { put, type Change } from '@/dashboard/model/change';
import type { Read } from '@/dashboard/model/command';

/** The latest version of a record. @throws DomainError if it was deleted */
export function latestRecord<Name extends CollectionName>(
  read: Pick<Read, 'get'>,
  collection: Name,
  id: string,
): RecordOf<Name> {
  const record = read.get(collection, id);
  if (!record) throw new DomainError('This was deleted since you opened it, so nothing was changed.');
  return record;
}

/** Changes the latest version of a record. @throws DomainError if it was deleted */
export const editRecord = <Name extends CollectionName>(
  read: Pick<Read, 'get'>,
  collection: Name,
  id: string,
  change: (record: RecordOf<Name>) => RecordOf<Name>,
): Change => put(collection, change(latestRecord(read, collection, id)));
