import type { SampleTime } from '@/dashboard/sample/when';
import type { AnyRecord, CollectionName, Person, RecordOf } from '@/dashboard/model/records/records';

/** A record has changed since it was read, in another tab or by an earlier action. */
export class ConflictError extends Error {
  override name = 'ConflictError';

  constructor(
    readonly collection: CollectionName,
    /** Your version, or null if you deleted the record. */
    readonly mine: AnyRecord | null,
    /** The saved version, or null if it was deleted. */
    readonly theirs: AnyRecord | null,
  ) {
    super(
      theirs
        ? 'This has changed since you opened it. Check it and try again.'
        : 'This has been deleted since you opened it.',
    );
  }
}

/** Another person has the same email address, ignoring case. */
export class DuplicateEmailError extends Error {
  override name = 'DuplicateEmailError';

  constructor(
    readonly email: string,
    readonly owner: Person,
  ) {
    super(`${owner.name} already has the email address ${email}. Use another one.`);
  }
}

/** The browser's storage has no space for a change. */
export class StorageFullError extends Error {
  override name = 'StorageFullError';
}

/** The browser's storage is not accessible: it was closed, deleted, or belongs to a newer version. */
export class StorageLostError extends Error {
  override name = 'StorageLostError';
}

/** All records as JSON data. */
export interface Backup {
  format: 'undula-portal';
  /** Version of the format. */
  version: 2;
  /** Version of each collection's record type. */
  versions: { readonly [Name in CollectionName]?: number };
  /** Instant. */
  exportedAt: string;
  /** The base of the records and its dates. Missing in backups of earlier builds. */
  start?: Start;
  collections: { [Name in CollectionName]?: RecordOf<Name>[] };
}

/** The records that a database modifies: the sample agency, or one without records but accounts and settings. */
export type BaseName = 'sample' | 'own';

/** The data to create the same base again. */
export interface Start extends SampleTime {
  base: BaseName;
}

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
