import type { Operation } from '@/dashboard/store/workspace/workspace';
import type { Parked, Pending } from './outbox';
import { startCursor, type Cursor } from './remote';
import type { SharedRow } from './shared-commit';

/** What a browser keeps of a shared portal. */
export interface Snapshot {
  /** The server's rows. The records on the screen are these with the outbox on top. */
  rows: readonly SharedRow[];
  /** Oldest first. */
  outbox: readonly Pending[];
  parked: readonly Parked[];
  /** Operations of this device, newest first. */
  log: readonly Operation[];
  cursor: Cursor;
}

/** A change of what a browser keeps. Absent parts stay as they are. */
export interface SnapshotChange {
  rows?: readonly SharedRow[];
  /** Ids of rows to delete. */
  dropped?: readonly string[];
  /** Whether to delete all other rows. */
  isAll?: boolean;
  outbox?: readonly Pending[];
  parked?: readonly Parked[];
  /** An operation to add to the log. */
  logged?: Operation;
  cursor?: Cursor;
}

/** Where a browser keeps a shared portal. */
export interface SyncStorage {
  read: () => Promise<Snapshot>;
  /** Stores a change as a whole or not at all. @throws StorageFullError, StorageLostError */
  write: (change: SnapshotChange) => Promise<void>;
}

export const emptySnapshot: Snapshot = { rows: [], outbox: [], parked: [], log: [], cursor: startCursor };
