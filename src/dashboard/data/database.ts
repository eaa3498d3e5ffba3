import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { AnyRecord } from './record-maps';
import type { CollectionName } from './records';
import { StorageLostError } from './store-port';
import type { Operation } from './workspace';

/** What differs from the sample: a record as it was changed, or null where it was removed. */
export interface Row {
  collection: CollectionName;
  id: string;
  revision: number;
  record: AnyRecord | null;
}

/** The moment that the sample of this database lies around, so that nothing of it shifts tomorrow. */
export interface Anchor {
  /** Of this database: another one under the same name has another. */
  id: string;
  /** ISO date. */
  today: string;
  /** Instant. */
  at: string;
}

export interface PortalSchema extends DBSchema {
  rows: { key: [CollectionName, string]; value: Row };
  /** Who has an e-mail address, in lower case, among the people that were changed. */
  emails: { key: string; value: string };
  /** What was done on this device, in the order it was done. */
  log: { key: number; value: Operation; indexes: { id: string } };
  meta: { key: 'anchor'; value: Anchor };
  /** Rows that could not be read, as they were found. */
  aside: { key: number; value: { at: string; row: unknown } };
}

export type PortalDatabase = IDBPDatabase<PortalSchema>;

const version = 1;

/** How long an older version in another tab may hold the way to a newer one, in milliseconds. */
const patience = 3000;

/** Brings a database from an earlier version to this one, a step a version. */
function migrate(database: PortalDatabase, from: number): void {
  if (from < 1) {
    database.createObjectStore('rows', { keyPath: ['collection', 'id'] });
    database.createObjectStore('emails');
    database.createObjectStore('log', { autoIncrement: true }).createIndex('id', 'id');
    database.createObjectStore('meta');
    database.createObjectStore('aside', { autoIncrement: true });
  }
}

/** Why a database does not open, in words for people who then work on without it. */
function reasonOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'VersionError')
    return 'Another tab has opened a newer version of the portal. Reload this tab to go on with what is kept.';
  if (name === 'QuotaExceededError')
    return 'The storage of this browser is full, so changes are lost when this tab closes. Free some space and reload.';
  if (name === 'SecurityError' || name === 'InvalidStateError' || name === 'ReferenceError')
    return 'This browser keeps nothing for this site, as private windows do, so changes are lost when this tab closes.';
  return 'What this browser kept cannot be read, so changes are lost when this tab closes. Reload; if that does not help, delete this site’s data in the browser’s settings.';
}

export interface OpenDatabase {
  name: string;
  /** The connection is gone: it was deleted, broken, or made way for a newer version. */
  onLost: () => void;
}

/** Opens the portal's database. @throws StorageLostError whose message says why, for people */
export async function openDatabase({ name, onLost }: OpenDatabase): Promise<PortalDatabase> {
  let late = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const blocked = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      late = true;
      const reason =
        'Another tab holds an older version of the portal open, so changes are lost when this tab closes. Close the other tabs and reload.';
      reject(new StorageLostError(reason));
    }, patience);
  });
  try {
    if (typeof indexedDB === 'undefined') throw new ReferenceError('no indexedDB');
    const opening = openDB<PortalSchema>(name, version, {
      upgrade: (database, from) => migrate(database, from),
      // Another tab wants a newer version or to delete this one: it may.
      blocking: (_from, _to, event) => {
        (event.target as IDBDatabase).close();
        onLost();
      },
      terminated: onLost,
    });
    void opening.then(
      (database) => late && database.close(),
      () => {},
    );
    return await Promise.race([opening, blocked]);
  } catch (error) {
    throw error instanceof StorageLostError ? error : new StorageLostError(reasonOf(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
