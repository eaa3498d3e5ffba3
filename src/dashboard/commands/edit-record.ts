import { DomainError } from '@/dashboard/model/domain-error';
import type { CollectionName, RecordOf } from '@/dashboard/model/records/records';
import { put, type Change } from '@/dashboard/model/change';
import type { Read } from '@/dashboard/model/command';

/** Changes the latest version of a record. @throws DomainError if it was deleted */
export function editRecord<Name extends CollectionName>(
  read: Pick<Read, 'get'>,
  collection: Name,
  id: string,
  change: (record: RecordOf<Name>) => RecordOf<Name>,
): Change {
  const record = read.get(collection, id);
  if (!record) throw new DomainError('This has been deleted since you opened it.');
  return put(collection, change(record));
}
