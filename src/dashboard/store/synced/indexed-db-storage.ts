import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { Listeners } from '@/lib/listeners';
import { openChannel } from '@/platform/channel';
import { readChange, readOperation } from '@/dashboard/store/indexed-db/read-rows';
import { StorageLostError } from '@/dashboard/store/store-errors';
import { openingProblem, transactionProblem } from '@/dashboard/store/storage-problems';
import { whileShown, type Hold } from '@/dashboard/store/while-shown';
import { maxLogLength } from '@/dashboard/store/workspace/operation-log';
import type { Operation } from '@/dashboard/store/workspace/workspace';
import { models } from '@/dashboard/model/records/models';
import { versionOf } from '@/dashboard/model/fields/upgrade';
import type { CollectionName } from '@/dashboard/model/records/records';
import { newId } from '@/lib/new-id';
import type { Pending } from './outbox';
import type { Cursor } from './remote';
import type { SharedRow } from './shared-commit';
import { OutdatedError } from './server-rows';
import {
  emptySnapshot,
  StaleError,
  type Snapshot,
  type SnapshotChange,
  type SyncStorage,
} from './sync-storage';

interface SyncSchema extends DBSchema {
  /** The server's rows. */
  rows: { key: string; value: SharedRow };
  /** Operations of this device, oldest first. */
  log: { key: number; value: Operation; indexes: { id: string } };
  state: { key: keyof State; value: State[keyof State] };
}

interface State {
  outbox: readonly Pending[];
  parked: Snapshot['parked'];
  cursor: Cursor;
  stamp: string;
}

const version = 1;

const versioned = <Change extends { collection: CollectionName }>(change: Change) => ({
  ...change,
  version: versionOf(models[change.collection]),
});

const withVersions = <One extends { changes: readonly { collection: CollectionName }[] }>(
  operation: One,
): One => ({
  ...operation,
  changes: operation.changes.map(versioned),
});

/** An operation with its records upgraded. @throws OutdatedError if a newer version of the portal stored it */
function upgraded<One extends Pending>(operation: One): One {
  const changes = operation.changes.map(readChange);
  if (changes.includes(null)) throw new OutdatedError();
  return { ...operation, changes: changes as Pending['changes'] };
}

async function openDatabase(name: string): Promise<IDBPDatabase<SyncSchema>> {
  try {
    return await openDB<SyncSchema>(name, version, {
      upgrade: (database) => {
        database.createObjectStore('rows', { keyPath: 'objectId' });
        database.createObjectStore('log', { autoIncrement: true }).createIndex('id', 'id');
        database.createObjectStore('state');
      },
      blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
    });
  } catch (error) {
    throw new StorageLostError(openingProblem(error), { cause: error });
  }
}

/**
 * Opens this browser's storage for a shared portal.
 * @param name - of the database: one for each server and person
 * @throws StorageLostError with the reason as a message for users
 */
export async function openIndexedDbStorage(name: string): Promise<SyncStorage & { close: () => void }> {
  const database = await openDatabase(name);
  const listeners = new Listeners();
  const channel = openChannel<true>(name, () => true, listeners.notify);

  const readSnapshot = async (known: string, hold: Hold): Promise<Snapshot | null> => {
    const transaction = database.transaction(['rows', 'log', 'state']);
    hold(transaction);
    const state = transaction.objectStore('state');
    const get = <Name extends keyof State>(key: Name) => state.get(key) as Promise<State[Name] | undefined>;
    const stamp = (await get('stamp')) ?? emptySnapshot.stamp;
    if (stamp === known) return null;
    const [rows, log, outbox, parked, cursor] = await Promise.all([
      transaction.objectStore('rows').getAll(),
      transaction.objectStore('log').getAll(),
      get('outbox'),
      get('parked'),
      get('cursor'),
    ]);
    return {
      rows,
      log: log
        .map(readOperation)
        .filter((one) => one !== null)
        .reverse(),
      outbox: (outbox ?? []).map(upgraded),
      parked: (parked ?? []).map(upgraded),
      cursor: cursor ?? emptySnapshot.cursor,
      stamp,
    };
  };

  const read: SyncStorage['read'] = (known) =>
    whileShown((hold) => readSnapshot(known, hold)).catch((error: unknown) => {
      throw transactionProblem(error);
    });

  const writeSnapshot = async (change: SnapshotChange, stamp: string, hold: Hold): Promise<string> => {
    const transaction = database.transaction(['rows', 'log', 'state'], 'readwrite');
    hold(transaction);
    // Awaited below. Without this, an earlier failure would count as an unhandled rejection.
    transaction.done.catch(() => {});
    const [rows, log, state] = (['rows', 'log', 'state'] as const).map((store) =>
      transaction.objectStore(store),
    ) as [
      ReturnType<typeof transaction.objectStore<'rows'>>,
      ReturnType<typeof transaction.objectStore<'log'>>,
      ReturnType<typeof transaction.objectStore<'state'>>,
    ];
    try {
      if (((await state.get('stamp')) ?? emptySnapshot.stamp) !== stamp) throw new StaleError();
      const next = newId();
      const writes: Promise<unknown>[] = [state.put(next, 'stamp')];
      if (change.isAll) writes.push(rows.clear());
      for (const row of change.rows ?? []) writes.push(rows.put(row));
      for (const id of change.dropped ?? []) writes.push(rows.delete(id));
      if (change.outbox) writes.push(state.put(change.outbox.map(withVersions), 'outbox'));
      if (change.parked) writes.push(state.put(change.parked.map(withVersions), 'parked'));
      if (change.cursor) writes.push(state.put(change.cursor, 'cursor'));
      if (change.logged) writes.push(addToLog(log, change.logged));
      await Promise.all(writes);
      await transaction.done;
      channel.post(true);
      return next;
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        // The transaction has aborted, and its error contains the reason.
      }
      throw transactionProblem(transaction.error ?? error);
    }
  };

  return {
    read,
    write: (change, stamp) => whileShown((hold) => writeSnapshot(change, stamp, hold)),
    follow: listeners.subscribe,
    alone: async (task) => void (await navigator.locks.request(name, task)),
    close: () => {
      listeners.clear();
      channel.close();
      database.close();
    },
  };
}

interface LogStore {
  add: (operation: Operation) => Promise<number>;
  put: (operation: Operation, key: number) => Promise<number>;
  get: (key: number) => Promise<Operation | undefined>;
  delete: (keys: IDBKeyRange) => Promise<void>;
  index: (name: 'id') => { getKey: (id: string) => Promise<number | undefined> };
}

/** Adds an operation, marks the one that it undoes, and deletes those that are too old. */
async function addToLog(log: LogStore, operation: Operation): Promise<void> {
  const key = await log.add(withVersions(operation));
  await log.delete(IDBKeyRange.upperBound(key - maxLogLength));
  const undoneKey = operation.undoes === null ? undefined : await log.index('id').getKey(operation.undoes);
  const undone = undoneKey === undefined ? undefined : await log.get(undoneKey);
  if (undone) await log.put({ ...undone, undone: true }, undoneKey!);
}
