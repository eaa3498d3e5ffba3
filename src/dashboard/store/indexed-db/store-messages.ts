import { collectionNames, type CollectionName } from '@/dashboard/model/records/records';
import type { RecordKey } from '@/dashboard/model/change';

/** What a tab posts to the others after a write. */
export type StoreMessage =
  | { type: 'changed'; keys: readonly RecordKey[]; operationIds: readonly string[] }
  /** Too much to name: read everything again. */
  | { type: 'replaced' };

/** Above this, reading everything again is quicker than reading one by one. */
const longestMessage = 500;

export function messageOf(keys: readonly RecordKey[], operationIds: readonly string[]): StoreMessage {
  return keys.length > longestMessage ? { type: 'replaced' } : { type: 'changed', keys, operationIds };
}

const isKey = (value: Partial<RecordKey> | null) =>
  typeof value?.id === 'string' && collectionNames.includes(value.collection as CollectionName);

/** A message of another tab, which may run another version: what this one does not know means 'read everything again'. */
export function parseMessage(value: unknown): StoreMessage {
  const message = value as Partial<Extract<StoreMessage, { type: 'changed' }>> | null;
  const { type, keys, operationIds } = message ?? {};
  if (type !== 'changed' || !Array.isArray(keys) || !Array.isArray(operationIds)) return { type: 'replaced' };
  return keys.every(isKey) ? { type, keys, operationIds } : { type: 'replaced' };
}
