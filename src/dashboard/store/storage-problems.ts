import { StorageFullError, StorageLostError } from './store-port';

/** What fails in storage, in words. Fetched when something does, and after the visitor's first act. */

const isNamed = (error: unknown, name: string) => error instanceof DOMException && error.name === name;

/** Why a database does not open, as a sentence for people who continue without it. */
export function openingProblem(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'BlockedError')
    return 'An older version of the portal is open in another tab, so changes are lost when this tab closes. Close the other tabs and reload.';
  if (name === 'VersionError')
    return 'Another tab has opened a newer version of the portal. Reload this tab to continue.';
  if (name === 'QuotaExceededError')
    return 'The storage of this browser is full, so changes are lost when this tab closes. Free some space and reload.';
  if (name === 'SecurityError' || name === 'InvalidStateError' || name === 'ReferenceError')
    return 'This browser saves nothing for this site, for example in a private window, so changes are lost when this tab closes.';
  return 'The stored records cannot be read, so changes are lost when this tab closes. Reload. If that does not help, open recovery.';
}

/** Why nothing is saved any more, in words for people. */
export const lostReasons = {
  full: 'The storage of this browser is full, so changes are lost when this tab closes. Download a backup in Settings, then free some space and reload.',
  gone: 'The storage of this browser cannot be reached any more, so changes are lost when this tab closes. Download a backup in Settings, then reload.',
};

/** What went wrong in a transaction, in the terms of the port. */
export function transactionProblem(error: unknown): unknown {
  if (isNamed(error, 'QuotaExceededError'))
    return new StorageFullError(
      'The storage of this browser is full, so nothing was changed. Free some space and try again.',
      { cause: error },
    );
  // A value that cannot be cloned is a mistake of ours, not of the storage.
  if (error instanceof DOMException && error.name !== 'DataCloneError')
    return new StorageLostError(
      'The storage of this browser cannot be reached, so nothing was changed. Reload the page and try again.',
      { cause: error },
    );
  return error;
}
