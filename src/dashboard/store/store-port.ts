import type { CollectionName, Person, RecordOf } from '@/dashboard/model/records/records';

/** A record changed since it was read: in another tab, or by an earlier press here. */
export class ConflictError extends Error {
  override name = 'ConflictError';

  constructor(
    readonly collection: CollectionName,
    /** The version to write; null if it was to be deleted. */
    readonly mine: RecordOf<CollectionName> | null,
    /** The stored version; null if it was deleted. */
    readonly theirs: RecordOf<CollectionName> | null,
  ) {
    super(
      theirs
        ? 'This has changed since you opened it. Check it and try again.'
        : 'This has been deleted since you opened it.',
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
    super(`${owner.name} already has the email address ${email}. Use another one.`);
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

/** All records, as a value that survives JSON. */
export interface Backup {
  format: 'undula-portal';
  /** Of the format. */
  version: 2;
  /** The version of each collection's record type. */
  versions: { readonly [Name in CollectionName]?: number };
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
