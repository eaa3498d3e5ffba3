import type { CollectionName, Person, RecordOf } from './records';

/** One change of one record. */
export type Change<Name extends CollectionName = CollectionName> = {
  [N in Name]:
    | {
        type: 'put';
        collection: N;
        /** The record as it shall be, with the revision it had when it was read: that of a new record is 0. */
        record: RecordOf<N>;
      }
    | { type: 'remove'; collection: N; id: string; revision: number };
}[Name];

/** Names one record. */
export interface RecordKey {
  collection: CollectionName;
  id: string;
}

export const keyOfChange = (change: Change): RecordKey => ({
  collection: change.collection,
  id: change.type === 'put' ? change.record.id : change.id,
});

/** Someone else changed a record in between. */
export class ConflictError extends Error {
  override name = 'ConflictError';

  constructor(
    readonly collection: CollectionName,
    /** As the writer wanted it; null where they wanted it gone. */
    readonly mine: RecordOf<CollectionName> | null,
    /** As it is kept; null where it is gone. */
    readonly theirs: RecordOf<CollectionName> | null,
  ) {
    super(
      theirs
        ? 'This was changed elsewhere since you opened it. Compare both versions and choose one.'
        : 'This was deleted elsewhere since you opened it.',
    );
  }
}

/** Somebody else has this e-mail address already, letter case aside. */
export class DuplicateEmailError extends Error {
  override name = 'DuplicateEmailError';

  constructor(
    readonly email: string,
    /** Whose it is. */
    readonly owner: Person,
  ) {
    super(`${owner.name} already has the e-mail address ${email}. Use another one.`);
  }
}

/** The browser's storage has no room for a change. */
export class StorageFullError extends Error {
  override name = 'StorageFullError';
}

/** The browser's storage cannot be reached any more: it was closed, deleted, or belongs to a newer version. */
export class StorageLostError extends Error {
  override name = 'StorageLostError';
}

/** Which records, in which order. */
export interface ListQuery<Name extends CollectionName> {
  /** Keeps what it says yes to. */
  filter?: (record: RecordOf<Name>) => boolean;
  /** Negative where the first comes first. */
  sort?: (a: RecordOf<Name>, b: RecordOf<Name>) => number;
  /** How many to leave out at the start. @default 0 */
  offset?: number;
  /** How many at most. @default all */
  limit?: number;
}

export interface ListAnswer<Name extends CollectionName> {
  records: RecordOf<Name>[];
  /** How many the filter keeps, on all pages. */
  total: number;
}

/** All that is kept, as one value that survives JSON. */
export interface Backup {
  format: 'undula-portal';
  version: 1;
  /** Instant. */
  exportedAt: string;
  collections: { [Name in CollectionName]?: RecordOf<Name>[] };
}

/** What a change by this or another tab touched. */
export interface StoreEvent {
  changes: readonly { collection: CollectionName; id: string }[];
  /** Whether another tab did it. */
  remote: boolean;
  /** Whether anything may have changed: everything is to be read again. */
  replaced?: boolean;
  /** The operations that were logged or turned round. */
  operationIds?: readonly string[];
}

/**
 * Where records live. One contract test suite holds every adapter to it.
 * Revisions: `put` takes a record with the revision that was read, refuses it with `ConflictError` where the kept one has
 * another, and keeps it with the next one.
 */
export interface StorePort {
  list<Name extends CollectionName>(name: Name, query?: ListQuery<Name>): Promise<ListAnswer<Name>>;
  get<Name extends CollectionName>(name: Name, id: string): Promise<RecordOf<Name> | null>;
  /** @returns it as kept. @throws ConflictError */
  put<Name extends CollectionName>(name: Name, record: RecordOf<Name>): Promise<RecordOf<Name>>;
  /** @throws ConflictError */
  remove<Name extends CollectionName>(name: Name, id: string, revision: number): Promise<void>;
  /** All or nothing. @returns the records as kept, null for the removed, in the order of the changes. @throws ConflictError */
  batch(changes: readonly Change[]): Promise<(RecordOf<CollectionName> | null)[]>;
  /** @returns its undoing. */
  subscribe(listener: (event: StoreEvent) => void): () => void;
  export(): Promise<Backup>;
  /** Replaces every record. The log stays. */
  import(backup: Backup): Promise<void>;
  /** Goes back to the sample, anchored to a new day, and empties the log. */
  reset(): Promise<void>;
  close(): void;
}
