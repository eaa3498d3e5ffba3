import { StorageFullError, StorageLostError } from './store-errors';

/** Error messages for storage problems. Loaded after the first input, or when a problem occurs. */

const isNamed = (error: unknown, name: string) => error instanceof DOMException && error.name === name;

/** The message for a database that does not open. The user continues without storage. */
export function openingProblem(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'BlockedError')
    return 'An older version of the portal is open in another tab, so changes are lost when this tab closes. Close the other tabs and reload.';
  if (name === 'VersionError')
    return 'Another tab has opened a newer version of the portal. Reload this tab to continue.';
  if (name === 'QuotaExceededError')
    return 'The storage of this browser is full, so changes are lost when this tab closes. Free some space and reload.';
  if (name === 'SecurityError' || name === 'InvalidStateError' || name === 'ReferenceError')
    return 'This browser saves nothing for this site, for example in a private window, so changes are lost when this tab closes. Open the portal in an ordinary window, or allow it to store data.';
  return 'The stored records can’t be read, so changes are lost when this tab closes. Reload. If that does not help, open recovery.';
}

/** Messages for storage that stops working. */
export const lostReasons = {
  full: 'The storage of this browser is full, so changes are lost when this tab closes. Download a backup in Settings, then free some space and reload.',
  gone: 'The storage of this browser can’t be reached any more, so changes are lost when this tab closes. Download a backup in Settings, then reload.',
};

/** The same in a shared portal, whose server still gets all changes. */
export const sharedLostReasons = {
  full: 'The storage of this browser is full. Your changes still go to the server, but changes that are not sent yet are lost when this tab closes. Wait until all changes are sent, then free some space and reload.',
  gone: 'The storage of this browser can’t be reached any more. Your changes still go to the server, but changes that are not sent yet are lost when this tab closes. Wait until all changes are sent, then reload.',
};

/** Converts a transaction's error to an error of the port. */
export function transactionProblem(error: unknown): unknown {
  if (isNamed(error, 'QuotaExceededError'))
    return new StorageFullError(
      'The storage of this browser is full, so nothing was changed. Free some space and try again.',
      { cause: error },
    );
  // A value that cannot be cloned is a programming error, not a storage problem.
  if (error instanceof DOMException && error.name !== 'DataCloneError')
    return new StorageLostError(
      'The storage of this browser can’t be reached, so nothing was changed. Reload the page and try again.',
      { cause: error },
    );
  return error;
}
