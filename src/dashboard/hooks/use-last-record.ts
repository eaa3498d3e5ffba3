import { useState } from 'react';
import type { CollectionName, RecordOf } from '@/dashboard/model/records/records';
import { useRecord } from './use-workspace';

/**
 * A record, or its last version after it was deleted, so that a form with a draft stays open and can bring the record
 * back. Null if there was none with this id.
 */
export function useLastRecord<Name extends CollectionName>(
  collection: Name,
  id: string | null,
): RecordOf<Name> | null {
  const record = useRecord(collection, id);
  const [last, setLast] = useState(record);
  if (record && record !== last) setLast(record);
  return record ?? (last?.id === id ? last : null);
}
