import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { AnyRecord, CollectionName } from '@/dashboard/model/records/records';
import type { SampleTime } from '@/dashboard/sample/when';
import { StorageLostError } from '@/dashboard/store/store-errors';
import type { BaseName } from '@/dashboard/store/origin';
import type { Operation, OperationChange } from '@/dashboard/store/workspace/workspace';
import type { Block } from './packed-records';

/** A difference from the sample: a changed record, or null for a deleted one. */
export interface Row {
  collection: CollectionName;
  id: string;
  revision: number;
  record: AnyRecord | null;
  /** Version of the record's type. Missing in rows stored before types had versions. */
  version?: number;
}

/** A logged change, with the version of its record's type as in `Row`. */
export type StoredChange = OperationChange & { version?: number };

/** The time that the sample is built around. Storing it keeps the sample's dates stable. */
export interface Anchor extends SampleTime {
  /** Id of this database. A new database with the same name has another id. */
  id: string;
  /** @default 'sample', as in databases of earlier builds */
  base?: BaseName;
}

export interface PortalSchema extends DBSchema {
  rows: { key: [CollectionName, string]; value: Row };
  /** Person id by lower-case email, for people who differ from the sample. */
  emails: { key: string; value: string };
  /** Operations on this device, oldest first. */
  log: { key: number; value: Operation; indexes: { id: string } };
  /** Changes of large operations in chunks, by log key and chunk index. */
  changes: { key: [number, number]; value: readonly StoredChange[] };
  /** The anchor, and a text that changes with each write of rows (`row-blocks`). */
  meta: { key: 'anchor' | 'stamp'; value: Anchor | string };
  /** Copies of the rows for a quick start. */
  blocks: { key: number; value: Block };
  /** Keys of the rows that have changed since the blocks were written. */
  since: { key: [CollectionName, string]; value: 1 };
  /** Unreadable rows. A later version retries them, unless all records were replaced (`replaced`). */
  aside: { key: number; value: { at: string; row: unknown; replaced?: boolean } };
}

export type PortalDatabase = IDBPDatabase<PortalSchema>;

const version = 3;

/** Maximum time in ms to wait for an older version in another tab. */
const blockedTimeout = 3000;

/** Upgrades a database, one step per version. */
function migrate(database: PortalDatabase, from: number): void {
  if (from < 1) {
    database.createObjectStore('rows', { keyPath: ['collection', 'id'] });
    database.createObjectStore('emails');
    database.createObjectStore('log', { autoIncrement: true }).createIndex('id', 'id');
    database.createObjectStore('meta');
    database.createObjectStore('aside', { autoIncrement: true });
  }
  if (from < 2) database.createObjectStore('changes');
  if (from < 3) for (const name of ['blocks', 'since'] as const) database.createObjectStore(name);
}

/** Opens the portal's database. @throws StorageLostError with the reason as a message for users */
export async function openDatabase(name: string): Promise<PortalDatabase> {
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
      // Another tab wants to upgrade or delete the database, so close this connection.
      blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
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
