import { sharedLostReasons } from '@/dashboard/store/storage-problems';
import { StorageFullError, StorageLostError } from '@/dashboard/store/store-errors';
import type { Persistence } from '@/dashboard/store/workspace/workspace';
import type { Snapshot, SyncStorage } from './sync-storage';

/** A device's storage that may fail. It then stores nothing more, and the tab continues with the server only. */
export interface FailSafeStorage extends Pick<SyncStorage, 'write'> {
  /** Null also once the storage has failed. */
  read: SyncStorage['read'];
  persistence: () => Persistence;
}

/** @param onFailed - called once */
export function failSafe(storage: SyncStorage, onFailed: () => void): FailSafeStorage {
  let persistence: Persistence = { state: 'stored' };

  async function attempt<T>(task: () => Promise<T>, otherwise: T): Promise<T> {
    if (persistence.state === 'memory-only') return otherwise;
    try {
      return await task();
    } catch (error) {
      if (!(error instanceof StorageFullError || error instanceof StorageLostError)) throw error;
      const problem = error instanceof StorageFullError ? 'full' : 'gone';
      persistence = { state: 'memory-only', reason: sharedLostReasons[problem] };
      onFailed();
      return otherwise;
    }
  }

  return {
    read: (known) => attempt<Snapshot | null>(() => storage.read(known), null),
    write: (change, stamp) => attempt(() => storage.write(change, stamp), stamp),
    persistence: () => persistence,
  };
}
