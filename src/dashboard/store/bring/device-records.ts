import { deleteStored, openAsFound, openStored } from '@/dashboard/store/backup/stored-database';
import type { Backup } from '@/dashboard/store/store-port';

/** The records that this browser stored before it had a shared portal. Each function throws an Error with a message for users. */
export interface DeviceRecords {
  exist: () => Promise<boolean>;
  /** Changes none of them. */
  read: () => Promise<Backup>;
  remove: () => Promise<void>;
}

export const deviceRecords: DeviceRecords = {
  exist: async () => {
    const database = await openAsFound();
    database?.close();
    return database !== null;
  },
  read: async () => {
    const workspace = await openStored();
    try {
      return await workspace.exportBackup();
    } finally {
      workspace.close();
    }
  },
  remove: () => deleteStored(),
};
