import type { Operation } from '@/dashboard/store/workspace/workspace';
import type { Parked, Pending } from './outbox';
import { startCursor, type Cursor } from './remote';
import type { SharedRow } from './shared-commit';

/** The data of a shared portal that a browser stores. */
export interface Snapshot {
  /** The server's rows. The records on the screen are these with the outbox on top. */
  rows: readonly SharedRow[];
  /** Oldest first. */
  outbox: readonly Pending[];
  parked: readonly Parked[];
  /** Operations of this device, newest first. */
  log: readonly Operation[];
  cursor: Cursor;
  /** Another text after each write, also by another tab. */
  stamp: string;
}

/** A change of the data that a browser stores. Absent parts stay as they are. */
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

/** Another tab has written since. Read, then try again. */
export class StaleError extends Error {
  override name = 'StaleError';
}

/** A browser's storage for a shared portal. All its tabs share it. */
export interface SyncStorage {
  /** @param known - a stamp. @returns null if nobody has written since */
  read: (known: string) => Promise<Snapshot | null>;
  /**
   * Stores a change as a whole or not at all.
   * @param stamp - of the snapshot that the change builds on
   * @returns the new stamp
   * @throws StaleError, StorageFullError, StorageLostError
   */
  write: (change: SnapshotChange, stamp: string) => Promise<string>;
  /** Calls back after another tab has written. @returns a function that ends it */
  follow: (onWrite: () => void) => () => void;
  /** Runs a task in one tab at a time. */
  alone: (task: () => Promise<void>) => Promise<void>;
}

export const emptySnapshot: Snapshot = {
  rows: [],
  outbox: [],
  parked: [],
  log: [],
  cursor: startCursor,
  stamp: '',
};
