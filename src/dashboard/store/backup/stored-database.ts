import { deleteDB, openDB, type IDBPDatabase } from 'idb';

/** The database of a portal that keeps its records in this browser. */
export const portal = 'portal';

/** Maximum time in ms to wait for other tabs that use the database. */
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

/** Opens the database in its current version. Returns null if it does not exist. */
export async function openAsFound(name = portal): Promise<IDBPDatabase | null> {
  let isNew = false;
  const opening = openDB(name, undefined, {
    upgrade: (_database, _from, _to, transaction) => {
      isNew = true;
      // Aborting rejects `done`, and opening fails with the same error.
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

/** Deletes all records. @throws Error with a message for users */
export const deleteStored = (name = portal): Promise<void> => inTime(deleteDB(name));

const loadOpening = () => import('@/dashboard/store/workspace/open-workspace');

/** Loads the code that creates records, which must be there before any are deleted. @throws Error with a message for users */
export async function loadCode(): Promise<void> {
  try {
    const { loadEveryPart } = await loadOpening();
    await loadEveryPart();
  } catch (error) {
    throw new Error(
      'Code for this could not be loaded, so nothing was changed. Check the connection and try again.',
      {
        cause: error,
      },
    );
  }
}

/** Opens the records, or new ones if there is no database. @throws Error with a message for users */
export async function openStored(name = portal) {
  const { openWorkspace } = await loadOpening();
  const workspace = await openWorkspace({ actorId: 'recovery', name });
  const persistence = workspace.persistence();
  if (persistence.state === 'stored') return workspace;
  workspace.close();
  throw new Error(persistence.reason);
}
