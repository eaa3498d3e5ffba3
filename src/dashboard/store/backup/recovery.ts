import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import { now } from '@/platform/clock';
import { exportDrafts, removeAllDrafts } from '@/platform/drafts';
import { StorageFullError, type Backup } from '@/dashboard/store/store-port';

/**
 * The last resort when the portal cannot work with what this browser stores: everything in it as one file, as it is found,
 * and a fresh start with or without a backup. Nothing here decodes a record.
 */

/** The name of the portal's database. */
const portal = 'portal';

/** How long other tabs may hold the database, in ms. */
const timeout = 3000;

const heldElsewhere = 'Another tab is using the records. Close all other tabs of the portal and try again.';

async function inTime<T>(task: Promise<T>, late: (value: T) => void = () => {}): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLate = false;
  void task.then(
    (value) => isLate && late(value),
    () => {},
  );
  try {
    const waiting = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isLate = true;
        reject(new Error(heldElsewhere));
      }, timeout);
    });
    return await Promise.race([task, waiting]);
  } finally {
    clearTimeout(timer);
  }
}

/** The database in whatever version it has, or null where there is none. */
async function openAsFound(name: string): Promise<IDBPDatabase | null> {
  let isNew = false;
  const opening = openDB(name, undefined, {
    upgrade: (_database, _from, _to, transaction) => {
      isNew = true;
      // Its end is an error of its own: opening fails with it.
      transaction.done.catch(() => {});
      transaction.abort();
    },
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await inTime(opening, (database) => database.close());
  } catch (error) {
    if (isNew) return null;
    throw error;
  }
}

interface FoundRow {
  key: unknown;
  value?: unknown;
  /** Why the value could not be read. */
  error?: string;
}

const wordsOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** A value as JSON can hold it: what JSON has no word for is described instead. */
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

/** Row by row where the store cannot be read as a whole: one broken value must not hide the others. */
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

async function readDatabase(name: string) {
  try {
    const database = await openAsFound(name);
    if (!database) return null;
    try {
      const stores: Record<string, FoundRow[] | string> = {};
      for (const store of database.objectStoreNames)
        stores[store] = await readStore(database, store).catch(wordsOf);
      return { version: database.version, stores };
    } finally {
      database.close();
    }
  } catch (error) {
    return { error: wordsOf(error) };
  }
}

function readTexts(): Record<string, string> | string {
  try {
    return { ...window.localStorage };
  } catch (error) {
    return wordsOf(error);
  }
}

/**
 * Everything that this site stores in the browser, readable or not, as the text of a file. Never throws: what cannot be
 * read is named in its place.
 * @param name - of the database. @default the portal's
 */
export async function exportStored(name = portal): Promise<string> {
  return JSON.stringify(
    {
      format: 'portal-storage',
      exportedAt: now().toISOString(),
      database: await readDatabase(name),
      drafts: await exportDrafts(),
      localStorage: readTexts(),
    },
    null,
    1,
  );
}

/** @throws Error in words for people */
const remove = (name: string) => inTime(deleteDB(name));

async function openFresh(name: string) {
  const { openWorkspace } = await import('@/dashboard/store/workspace/open-workspace');
  const workspace = await openWorkspace({ actorId: 'recovery', name });
  const persistence = workspace.persistence();
  if (persistence.state === 'stored') return workspace;
  workspace.close();
  throw new Error(persistence.reason);
}

/** Replaces every record by those of a backup, in a new database where the old one does not take them. @throws Error in words for people */
export async function restoreStored(backup: Backup, name = portal): Promise<void> {
  const restore = async () => {
    const workspace = await openFresh(name);
    try {
      await workspace.importBackup(backup);
    } finally {
      workspace.close();
    }
  };
  try {
    await restore();
  } catch (error) {
    // A new database has no more room: the records that are stored would be lost for nothing.
    if (error instanceof StorageFullError) throw error;
    await remove(name);
    await restore();
  }
}

/** Deletes the records and all drafts and begins again with the sample. @throws Error in words for people */
export async function resetStored(name = portal): Promise<void> {
  await remove(name);
  await removeAllDrafts();
  const workspace = await openFresh(name);
  try {
    // Tells the other tabs.
    await workspace.reset();
  } finally {
    workspace.close();
  }
}
