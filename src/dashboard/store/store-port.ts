import type { AnyRecord, SeedRecords } from '@/dashboard/model/records/records';
import type { BaseName, Choose, Origin, RecordMaps } from './origin';
import type { Backup } from './backup/backup-format';
import type { Change, RecordKey } from '@/dashboard/model/change';
import type { SampleTime } from '@/dashboard/sample/when';
import type { StoreEvent } from './store-event';
import type { Operation, OperationChange } from './workspace/workspace';

/** The log entry of a commit, before its changes are known. */
export type LogEntry = Omit<Operation, 'changes' | 'undone'>;

/** Changes to store atomically, with their log entry, or null to log nothing. */
export interface Commit {
  changes: readonly Change[];
  entry: LogEntry | null;
}

/** A part of the sample that loads late. Its records replace sample records with the same id. */
export type LateSample = (time: SampleTime) => SeedRecords;

/** The initial data of a workspace. The caller owns the maps. */
export interface Loaded {
  records: RecordMaps;
  /** Newest first. */
  operations: readonly Operation[];
  /** Number of unreadable rows that this load set aside. */
  setAside: number;
  /** Number of all rows that are set aside. */
  unread: number;
}

/**
 * The storage port: records and their log. One contract test suite covers every adapter. Revisions: a change
 * contains the revision that was read. If the stored revision differs, the commit fails with `ConflictError`.
 * Otherwise the record is stored with the next revision.
 */
export interface RecordStore {
  load(): Promise<Loaded>;
  /** The stored records, or null for missing ones. */
  read(keys: readonly RecordKey[]): Promise<(AnyRecord | null)[]>;
  /** The logged operations with these ids, in any order. */
  readOperations(ids: readonly string[]): Promise<Operation[]>;
  /** All changes of an operation with a partial log row. Empty if they are no longer stored. */
  readChanges(operationId: string): Promise<OperationChange[]>;
  /**
   * Stores changes atomically.
   * @returns the changes with the records before and after, in order
   * @throws ConflictError, DuplicateEmailError, StorageFullError, StorageLostError; then nothing is stored
   */
  commit(commit: Commit): Promise<OperationChange[]>;
  /** Adds a late part of the sample, except records that somebody has changed or deleted. */
  supplement(late: LateSample): void;
  /** The time of the current sample. Known after `load`. */
  sampleTime(): SampleTime;
  /** @returns a function that unsubscribes. */
  subscribe(listener: (event: StoreEvent) => void): () => void;
  export(): Promise<Backup>;
  /** Replaces all records. Keeps the log. */
  import(backup: Backup): Promise<void>;
  /** The records that the store modifies. Call it after `load`. */
  origin(): Origin;
  /**
   * Starts over on a base with a new anchor and an empty log, in one transaction.
   * @param choose - the records to add to the base or to replace there @default none
   */
  reset(base: BaseName, choose?: Choose): Promise<void>;
  close(): void;
}
