import type { AnyRecord, CollectionName, Person } from '@/dashboard/model/records/records';

/** The errors of the storage port. Each has a message for users. */

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
        : 'This was deleted since you opened it, so nothing was changed.',
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
