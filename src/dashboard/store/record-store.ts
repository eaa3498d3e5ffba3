import type { CollectionName, RecordOf, SeedRecords } from '@/dashboard/model/records/records';
import type { Backup, StoreEvent } from './store-port';
import type { Change, RecordKey } from '@/dashboard/model/change';
import type { Operation, OperationChange } from './workspace/workspace';

/** The log entry of a commit, before its changes are known. */
export type LogEntry = Omit<Operation, 'changes' | 'undone'>;

/** Changes that are stored together or not at all, with their log entry; null writes none. */
export interface Commit {
  changes: readonly Change[];
  entry: LogEntry | null;
}

/** Records by collection and id; every collection is there. */
export type RecordMaps = ReadonlyMap<CollectionName, Map<string, RecordOf<CollectionName>>>;

/** The data that a workspace starts with; the caller owns the maps. */
export interface Loaded {
  records: RecordMaps;
  /** The newest first. */
  operations: readonly Operation[];
  /** How many rows could not be read just now and were set aside. */
  setAside: number;
  /** How many rows are set aside in all. */
  unread: number;
}

/**
 * The storage port: records and their log. One contract test suite covers every adapter.
 * Revisions: a change has the revision that was read. Where the stored one differs, the commit is refused with
 * `ConflictError`; else the record is stored with the next one.
 */
export interface RecordStore {
  load(): Promise<Loaded>;
  /** The records as they are stored now, null for those that are not. */
  read(keys: readonly RecordKey[]): Promise<(RecordOf<CollectionName> | null)[]>;
  /** Those of the log that have one of these ids, in no order. */
  readOperations(ids: readonly string[]): Promise<Operation[]>;
  /** The changes of an operation whose log row has only the first; none where they are not stored any more. */
  readChanges(operationId: string): Promise<OperationChange[]>;
  /**
   * All or nothing.
   * @returns what it changed, in the order of the changes
   * @throws ConflictError, DuplicateEmailError, StorageFullError, StorageLostError: then nothing is stored
   */
  commit(commit: Commit): Promise<OperationChange[]>;
  /** Fills in late-loaded sample texts for records that nobody has changed. */
  supplement(late: SeedRecords): void;
  /** @returns a function that unsubscribes. */
  subscribe(listener: (event: StoreEvent) => void): () => void;
  export(): Promise<Backup>;
  /** Replaces every record. The log stays. */
  import(backup: Backup): Promise<void>;
  /** Goes back to the sample, anchored to a new day, and empties the log. */
  reset(): Promise<void>;
  close(): void;
}
