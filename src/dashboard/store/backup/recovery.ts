import type { IDBPDatabase } from 'idb';
import { now } from '@/platform/clock';
import { exportDrafts, removeAllDrafts } from '@/platform/drafts';
import { removeStored, userKey } from '@/platform/storage';
import { sharedPrefix } from '@/dashboard/store/synced/shared-portal';
import { StorageFullError } from '@/dashboard/store/store-errors';
import type { Backup } from '@/dashboard/store/backup/backup-format';
import { deleteStored, loadCode, openAsFound, openStored, portal } from './stored-database';

/**
 * Recovery for storage that the portal cannot use: exports all stored data as one file, and starts over with
 * or without a backup. Does not decode records.
 */

interface FoundRow {
  key: unknown;
  value?: unknown;
  error?: string;
}

const wordsOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** Converts a value to JSON data. Describes values that JSON cannot contain. */
function plain(value: unknown): unknown {
  try {
    const text = JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'bigint' ? `${part}n` : part instanceof Map || part instanceof Set ? [...part] : part,
    );
    return text === undefined ? String(value) : (JSON.parse(text) as unknown);
  } catch (error) {
    return { unreadable: wordsOf(error) };
  }
}

/** Reads a store, row by row after a failure, so that one broken value does not hide the others. */
async function readStore(database: IDBPDatabase, name: string): Promise<FoundRow[]> {
  const keys = await database.getAllKeys(name);
  try {
    const values: unknown[] = await database.getAll(name);
    return keys.map((key, index) => ({ key: plain(key), value: plain(values[index]) }));
  } catch {
    return Promise.all(
      keys.map((key) =>
        database.get(name, key).then(
          (value: unknown) => ({ key: plain(key), value: plain(value) }),
          (error: unknown) => ({ key: plain(key), error: wordsOf(error) }),
        ),
      ),
    );
  }
}

/** Stores that only repeat the rows (`row-blocks`). */
const copies = ['blocks', 'since'];

async function readDatabase(name: string) {
  try {
    const database = await openAsFound(name);
    if (!database) return null;
    try {
      const stores: Record<string, FoundRow[] | string> = {};
      for (const store of database.objectStoreNames)
        if (!copies.includes(store)) stores[store] = await readStore(database, store).catch(wordsOf);
      return { version: database.version, stores };
    } finally {
      database.close();
    }
  } catch (error) {
    return { error: wordsOf(error) };
  }
}

/** Reads local storage, except the entry of the signed-in person: with a server, that is a key to it. */
function readTexts(): Record<string, string> | string {
  try {
    const { [userKey]: _user, ...texts } = { ...window.localStorage } as Record<string, string>;
    return texts;
  } catch (error) {
    return wordsOf(error);
  }
}

/** Names of the databases that hold a device's copies of shared portals. */
const sharedNames = async (): Promise<string[]> =>
  (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith(sharedPrefix) ? [name] : []));

async function readShared(): Promise<Record<string, unknown>> {
  const read = (await sharedNames()).map(async (name) => [name, await readDatabase(name)] as const);
  return Object.fromEntries(await Promise.all(read));
}

/**
 * Exports all stored data of this site, readable or not, as the text of a file. Never rejects: the file
 * contains an error message for unreadable data.
 */
export async function exportStored(): Promise<string> {
  return JSON.stringify(
    {
      format: 'portal-storage',
      exportedAt: now().toISOString(),
      database: await readDatabase(portal),
      ...(process.env.PORTAL_SERVER && { shared: await readShared() }),
      drafts: await exportDrafts(),
      localStorage: readTexts(),
    },
    null,
    1,
  );
}

/**
 * Deletes this device's copies of shared portals with all changes that were not sent, and the drafts, and signs out.
 * @throws Error with a message for users
 */
export async function forgetShared(): Promise<void> {
  for (const name of await sharedNames()) await deleteStored(name);
  await removeAllDrafts();
  removeStored(userKey);
}

/**
 * Replaces all records by those of a backup. Creates a new database if the existing one fails.
 * @throws Error with a message for users
 */
export async function restoreStored(backup: Backup, name = portal): Promise<void> {
  const restore = async () => {
    const workspace = await openStored(name);
    try {
      await workspace.importBackup(backup);
    } finally {
      workspace.close();
    }
  };
  await loadCode();
  try {
    await restore();
  } catch (error) {
    // A new database would not have more space, and deleting the old one would lose its records.
    if (error instanceof StorageFullError) throw error;
    await deleteStored(name);
    await restore();
  }
}

/** Deletes all records and drafts and starts over with the sample. @throws Error with a message for users */
export async function resetStored(): Promise<void> {
  await loadCode();
  await deleteStored(portal);
  await removeAllDrafts();
  const workspace = await openStored(portal);
  try {
    // Notifies the other tabs.
    await workspace.reset();
  } finally {
    workspace.close();
  }
}
