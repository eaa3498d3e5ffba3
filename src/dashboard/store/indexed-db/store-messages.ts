import { collectionNames, type CollectionName } from '@/dashboard/model/records/records';
import type { RecordKey } from '@/dashboard/model/change';

/** A message to other tabs after a write. */
export type StoreMessage =
  | { type: 'changed'; keys: readonly RecordKey[]; operationIds: readonly string[] }
  /** Too many changes to list: read all records again. */
  | { type: 'replaced' };

/** Maximum number of keys in a message. For more records, reading everything is faster. */
const maxMessageLength = 500;

export function messageOf(keys: readonly RecordKey[], operationIds: readonly string[]): StoreMessage {
  return keys.length > maxMessageLength ? { type: 'replaced' } : { type: 'changed', keys, operationIds };
}

const isKey = (value: Partial<RecordKey> | null) =>
  typeof value?.id === 'string' && collectionNames.includes(value.collection as CollectionName);

/** Parses a message of another tab, which may run another version. An unknown message is `replaced`. */
export function parseMessage(value: unknown): StoreMessage {
  const message = value as Partial<Extract<StoreMessage, { type: 'changed' }>> | null;
  const { type, keys, operationIds } = message ?? {};
  if (type !== 'changed' || !Array.isArray(keys) || !Array.isArray(operationIds)) return { type: 'replaced' };
  return keys.every(isKey) ? { type, keys, operationIds } : { type: 'replaced' };
}
