import { deleteStored, openAsFound, openStored } from '@/dashboard/store/backup/stored-database';
import type { Backup } from '@/dashboard/store/backup/backup-format';
import type { Persistence } from '@/dashboard/store/workspace/workspace';

/** The records that this browser stored before it had a shared portal. Each function throws an Error with a message for users. */
export interface DeviceRecords {
  exist: () => Promise<boolean>;
  /** Reads them all, and counts those that cannot be read: they are in no backup. */
  read: () => Promise<{ backup: Backup; unread: number }>;
  remove: () => Promise<void>;
}

const exist = async () => {
  const database = await openAsFound();
  database?.close();
  return database !== null;
};

export const deviceRecords: DeviceRecords = {
  exist,
  read: async () => {
    // Opening the store of a portal would make a new one.
    if (!(await exist())) throw new Error('The records on this device were deleted.');
    const workspace = await openStored();
    try {
      const { unread = 0 } = workspace.persistence() as Extract<Persistence, { state: 'stored' }>;
      return { backup: await workspace.exportBackup(), unread };
    } finally {
      workspace.close();
    }
  },
  remove: () => deleteStored(),
};
