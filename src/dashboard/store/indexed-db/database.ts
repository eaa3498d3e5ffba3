import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { AnyRecord } from '@/dashboard/store/record-maps';
import type { CollectionName } from '@/dashboard/model/records/records';
import { StorageLostError } from '@/dashboard/store/store-port';
import type { Operation, OperationChange } from '@/dashboard/store/workspace/workspace';

/** What differs from the sample: a record as it was changed, or null where it was removed. */
export interface Row {
  collection: CollectionName;
  id: string;
  revision: number;
  record: AnyRecord | null;
  /** The version of the record's type. Rows without one are from before there were versions. */
  version?: number;
}

/** A change in the log, with the version of its records' type as in `Row`. */
export type StoredChange = OperationChange & { version?: number };

/** The moment that the sample is built around, so that its dates do not move tomorrow. */
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
  /** The changes of large operations, in chunks: by the key of the log row, then the chunk's place. */
  changes: { key: [number, number]; value: readonly StoredChange[] };
  meta: { key: 'anchor'; value: Anchor };
  /** Rows that could not be read, as they were found. A later build tries again, unless all records were replaced since. */
  aside: { key: number; value: { at: string; row: unknown; replaced?: boolean } };
}

export type PortalDatabase = IDBPDatabase<PortalSchema>;

const version = 2;

/** How long an older version in another tab may hold the way to a newer one, in milliseconds. */
const blockedTimeout = 3000;

/** Brings a database from an earlier version to this one, a step a version. */
function migrate(database: PortalDatabase, from: number): void {
  if (from < 1) {
    database.createObjectStore('rows', { keyPath: ['collection', 'id'] });
    database.createObjectStore('emails');
    database.createObjectStore('log', { autoIncrement: true }).createIndex('id', 'id');
    database.createObjectStore('meta');
    database.createObjectStore('aside', { autoIncrement: true });
  }
  if (from < 2) database.createObjectStore('changes');
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
      reject(new DOMException('Another tab holds an older version.', 'BlockedError'));
    }, blockedTimeout);
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
    const { openingProblem } = await import('@/dashboard/store/storage-problems');
    throw new StorageLostError(openingProblem(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
