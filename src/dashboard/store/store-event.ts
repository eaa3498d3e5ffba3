import type { CollectionName } from '@/dashboard/model/records/records';

/** A change by this or another tab. */
export interface StoreEvent {
  changes: readonly { collection: CollectionName; id: string }[];
  /** Whether another tab made the change. */
  remote: boolean;
  /** Whether any record may have changed, so that all must be read again. */
  replaced?: boolean;
  /** Ids of logged operations and of operations that they undo. */
  operationIds?: readonly string[];
}
