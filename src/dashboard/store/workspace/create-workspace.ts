import { now } from '@/platform/clock';
import { storageUsage } from '@/platform/storage-usage';
import { createHeldRecords } from './held-records';
import { loadWriting, type Writing } from './load-writing';
import { logWith, mergeLog } from './operation-log';
import type { LogEntry, Loaded, RecordStore } from '@/dashboard/store/record-store';
import type { SeedRecords } from '@/dashboard/model/records/records';
import {
  ConflictError,
  StorageFullError,
  StorageLostError,
  type StoreEvent,
} from '@/dashboard/store/store-port';
import { keyOfChange, type Change, type RecordKey } from '@/dashboard/model/change';
import type { Operation, OperationChange, Outcome, Persistence, Workspace } from './workspace';

export interface WorkspaceOptions {
  store: RecordStore;
  /** What the store holds. It belongs to the workspace from here on. */
  loaded: Loaded;
  /** Who acts. */
  actorId: string;
  persistence: Persistence;
  /** The sample of the present, for when the store fails and a memory takes its place. */
  reseed: () => SeedRecords;
  /** Brings the texts that load apart into a store; a backup waits for them. @default they are there */
  supplement?: (store: RecordStore) => Promise<void>;
}

/** The records of a store held in memory: reading is immediate, writing is kept before it resolves. */
export function createWorkspace({
  store: first,
  loaded,
  actorId,
  persistence: start,
  reseed,
  supplement,
}: WorkspaceOptions): Workspace {
  let store = first;
  let log = loaded.operations;
  let persistence = start;
  let hasTexts = supplement === undefined;
  const held = createHeldRecords(loaded.records);
  const listeners = new Set<(event: StoreEvent) => void>();
  const tell = (event: StoreEvent) => {
    for (const listener of Array.from(listeners)) listener(event);
  };

  // One after the other: what is read while something is written would already be old.
  let turn: Promise<unknown> = Promise.resolve();
  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const result = turn.then(task);
    turn = result.catch(() => {});
    return result;
  }

  async function reload(remote: boolean): Promise<void> {
    const { records, operations } = await store.load();
    held.takeAll(records);
    log = operations;
    tell({ changes: [], remote, replaced: true });
  }

  async function refresh(keys: readonly RecordKey[]): Promise<void> {
    const records = await store.read(keys);
    keys.forEach((key, index) => held.take(key, records[index]!));
    tell({ changes: keys, remote: true });
  }

  /** Another tab's changes. Those of this one are taken over where they are made. */
  async function follow({ changes, replaced, operationIds = [] }: StoreEvent): Promise<void> {
    if (replaced) return reload(true);
    if (operationIds.length > 0) log = mergeLog(log, await store.readOperations(operationIds));
    return refresh(changes);
  }

  const onStoreEvent = (event: StoreEvent) => {
    if (event.remote) inTurn(() => follow(event).catch(() => giveUp('gone'))).catch(() => {});
  };
  store.subscribe(onStoreEvent);

  /** A store that failed is followed no more; a memory with all that is held takes its place. */
  async function giveUp(problem: 'full' | 'gone'): Promise<void> {
    const [{ createMemoryStore }, { lostReasons }] = await Promise.all([
      loadWriting(),
      import('@/dashboard/store/storage-problems'),
    ]);
    store.close();
    store = createMemoryStore({ seed: held.seed(), reseed, operations: log });
    store.subscribe(onStoreEvent);
    persistence = { state: 'memory-only', reason: lostReasons[problem] };
    if (hasTexts) supplement?.(store).catch(() => {});
    tell({ changes: [], remote: false });
  }

  async function loadTexts(): Promise<void> {
    if (hasTexts) return;
    await supplement?.(store);
    hasTexts = true;
    // The records that the store has just told of are taken over first.
    await turn;
  }

  async function commit(changes: readonly Change[], entry: LogEntry | null): Promise<OperationChange[]> {
    try {
      return await store.commit({ changes, entry });
    } catch (error) {
      // What is kept by now is taken over, so that the next try starts from it.
      if (error instanceof ConflictError) await refresh(changes.map(keyOfChange));
      if (error instanceof StorageFullError) await giveUp('full');
      else if (error instanceof StorageLostError) await giveUp('gone');
      else throw error;
      return store.commit({ changes, entry });
    }
  }

  async function keep(
    given: Pick<LogEntry, 'label' | 'undoes'>,
    changes: readonly Change[],
    quiet = false,
  ): Promise<Operation> {
    const entry: LogEntry = { id: crypto.randomUUID(), at: now().toISOString(), actorId, ...given };
    const done = await commit(changes, quiet ? null : entry);
    for (const change of done) held.take(change, change.after);
    const operation: Operation = { ...entry, changes: done, undone: false };
    if (!quiet) log = logWith(log, operation);
    tell({ changes: done.map(({ collection, id }) => ({ collection, id })), remote: false });
    return operation;
  }

  const act = (task: (writing: Writing) => Promise<Operation | null>): Promise<Outcome> =>
    inTurn(async () => {
      try {
        const writing = await loadWriting();
        return { done: true, operation: await writing.againOnConflict(() => task(writing)) };
      } catch (error) {
        const message = error instanceof Error ? error.message : 'This could not be saved. Try again.';
        return { done: false, message, conflict: error instanceof ConflictError, error };
      }
    });

  return {
    all: held.all,
    get: held.get,
    run: (command) => act(({ runCommand }) => runCommand(command, { read: held, actorId, keep })),
    undo: (operationId) =>
      act(({ undoOperation }) => undoOperation(operationId, { log, store, recordOf: held.recordOf, keep })),
    operations: () => log,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    persistence: () => persistence,
    loadTexts,
    exportBackup: async () => {
      await loadTexts();
      return store.export();
    },
    importBackup: async (backup) => {
      await loadTexts();
      await inTurn(() => store.import(backup).then(() => reload(false)));
    },
    reset: () => inTurn(() => store.reset().then(() => reload(false))),
    usage: storageUsage,
    close: () => {
      listeners.clear();
      // A screen that goes now may hand in a last draft in the same breath: it is kept before the door shuts.
      setTimeout(() => void inTurn(async () => store.close()), 0);
    },
  };
}
