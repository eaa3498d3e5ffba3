import type { CollectionName, RecordOf, SeedRecords } from './records';
import type { Change, RecordKey, StorePort } from './store-port';
import type { Operation, OperationChange } from './workspace';

/** What the log says about a commit, before it is known what it changed. */
export type LogEntry = Omit<Operation, 'changes' | 'undone'>;

/** Changes that are kept together or not at all, with their place in the log; null leaves none. */
export interface Commit {
  changes: readonly Change[];
  entry: LogEntry | null;
}

/** Records by collection and id; every collection is there. */
export type RecordMaps = ReadonlyMap<CollectionName, Map<string, RecordOf<CollectionName>>>;

/** All that a workspace starts with; the maps belong to whoever loaded them. */
export interface Loaded {
  records: RecordMaps;
  /** The newest first. */
  operations: readonly Operation[];
  /** How many records were unreadable and were set aside. */
  setAside: number;
}

/** What a workspace asks of a store: the port, and a log beside the records. */
export interface RecordStore extends StorePort {
  /**
   * A batch that also goes into the log.
   * @returns what it changed, in the order of the changes
   * @throws ConflictError, DuplicateEmailError, StorageFullError, StorageLostError: then nothing is kept
   */
  commit(commit: Commit): Promise<OperationChange[]>;
  load(): Promise<Loaded>;
  /** The records as they are kept now, null for those that are not. */
  read(keys: readonly RecordKey[]): Promise<(RecordOf<CollectionName> | null)[]>;
  /** Those of the log that have one of these ids, in no order. */
  readOperations(ids: readonly string[]): Promise<Operation[]>;
  /** Lays what of the sample loads late in the place of the records that nobody changed. */
  supplement(late: SeedRecords): void;
}
