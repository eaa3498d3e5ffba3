import { now } from '@/platform/clock';
import { storageUsage } from '@/platform/storage-usage';
import { Listeners } from '@/lib/listeners';
import { newId } from '@/lib/new-id';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { createQueue } from '@/lib/queue';
import { createRecordCache } from './record-cache';
import { loadWriting, type Writing } from './load-writing';
import { logWith, mergeLog } from './operation-log';
import type { Reseed } from '@/dashboard/store/memory-store';
import type { LateSample, LogEntry, Loaded, RecordStore } from '@/dashboard/store/store-port';
import type { StoreEvent } from '@/dashboard/store/store-event';
import { ConflictError, StorageFullError, StorageLostError } from '@/dashboard/store/store-errors';
import type { Change, RecordKey } from '@/dashboard/model/change';
import type { Operation, OperationChange, Outcome, Persistence, Workspace } from './workspace';

/** Loads the late parts of the sample. */
export interface LateParts {
  /** Courses and assignments, which the intern's first screen shows. */
  training: () => Promise<LateSample>;
  /** The collections that no first screen shows. */
  rest: () => Promise<LateSample>;
  /** The texts of lessons and resources. */
  texts: () => Promise<LateSample>;
}

export interface WorkspaceOptions {
  store: RecordStore;
  /** The store's records and log. The workspace owns them from now on. */
  loaded: Loaded;
  /** Id of the signed-in person. */
  actorId: string;
  persistence: Persistence;
  /** Creates a base without its late parts, for the memory store that replaces a failed one. */
  reseed: Reseed;
  /** A backup waits for them. @default no late parts */
  late?: LateParts;
}

/** Creates a workspace. Reads use a cache and are synchronous; a write resolves after it is stored. */
export function createWorkspace({
  store: first,
  loaded,
  actorId,
  persistence: start,
  reseed,
  late,
}: WorkspaceOptions): Workspace {
  let store = first;
  let log = loaded.operations;
  let persistence = start;
  /** The late parts of the sample that are loaded. */
  const added: LateSample[] = [];
  const cache = createRecordCache(loaded.records);
  const listeners = new Listeners<[StoreEvent]>();
  const { subscribe, notify } = listeners;

  // A read during a write would be stale.
  const inTurn = createQueue();

  async function reload(remote: boolean): Promise<void> {
    const { records, operations } = await store.load();
    cache.setAll(records);
    log = operations;
    notify({ changes: [], remote, replaced: true });
  }

  async function refresh(keys: readonly RecordKey[]): Promise<void> {
    const records = await store.read(keys);
    keys.forEach((key, index) => cache.set(key, records[index]!));
    notify({ changes: keys, remote: true });
  }

  /** Applies changes of another tab. This tab applies its own changes when it commits. */
  async function follow({ changes, replaced, operationIds = [] }: StoreEvent): Promise<void> {
    if (replaced) return reload(true);
    if (operationIds.length > 0) log = mergeLog(log, await store.readOperations(operationIds));
    return refresh(changes);
  }

  const onStoreEvent = (event: StoreEvent) => {
    if (event.remote) inTurn(() => follow(event).catch(() => giveUp('gone'))).catch(() => {});
  };
  store.subscribe(onStoreEvent);

  /** Replaces a failed store with a memory store that contains every cached record. */
  async function giveUp(problem: 'full' | 'gone'): Promise<void> {
    const [{ createMemoryStore }, { lostReasons }] = await Promise.all([
      loadWriting(),
      import('@/dashboard/store/storage-problems'),
    ]);
    store.close();
    store = createMemoryStore({
      seed: cache.seed(),
      time: store.sampleTime(),
      origin: store.origin(),
      reseed,
      late: added,
      operations: log,
    });
    store.subscribe(onStoreEvent);
    persistence = { state: 'memory-only', reason: lostReasons[problem] };
    notify({ changes: [], remote: false });
  }

  /** Adds a late part of the sample, once. After a failure, the next call retries. */
  const lateLoader = (load: () => Promise<LateSample>) =>
    onceUnlessFailed(async () => {
      try {
        const part = await load();
        store.supplement(part);
        added.push(part);
      } catch (cause) {
        throw new Error('Some records could not be loaded. Check the connection and try again.', { cause });
      }
      // Waits until the records that the store has just reported are applied.
      await inTurn(async () => {});
    });
  const loadTraining = late ? lateLoader(late.training) : async () => {};
  const addRest = late ? lateLoader(late.rest) : async () => {};
  const addTexts = late ? lateLoader(late.texts) : async () => {};
  const loadRest = async () => void (await Promise.all([loadTraining(), addRest()]));
  const loadTexts = () => loadRest().then(addTexts);

  async function commit(changes: readonly Change[], entry: LogEntry | null): Promise<OperationChange[]> {
    try {
      return await store.commit({ changes, entry });
    } catch (error) {
      // The other tab may have written more than this command changes, such as an invoice with the same time.
      if (error instanceof ConflictError) await reload(true);
      if (error instanceof StorageFullError) await giveUp('full');
      else if (error instanceof StorageLostError) await giveUp('gone');
      else throw error;
      return store.commit({ changes, entry });
    }
  }

  async function writeOperation(
    given: Pick<LogEntry, 'label' | 'undoes'>,
    changes: readonly Change[],
    quiet = false,
  ): Promise<Operation> {
    const entry: LogEntry = { id: newId(), at: now().toISOString(), actorId, ...given };
    const done = await commit(changes, quiet ? null : entry);
    for (const change of done) cache.set(change, change.after);
    const operation: Operation = { ...entry, changes: done, undone: false };
    if (!quiet) log = logWith(log, operation);
    notify({ changes: done.map(({ collection, id }) => ({ collection, id })), remote: false });
    return operation;
  }

  const act = (task: (writing: Writing) => Promise<Operation | null>): Promise<Outcome> =>
    inTurn(async () => {
      try {
        const writing = await loadWriting();
        return { done: true, operation: await writing.againOnConflict(() => task(writing)) };
      } catch (error) {
        const message = error instanceof Error ? error.message : 'This could not be saved. Try again.';
        return { done: false, message, error };
      }
    });

  return {
    actorId,
    all: cache.all,
    get: cache.get,
    run: (command) => act(({ runCommand }) => runCommand(command, { read: cache, actorId, writeOperation })),
    undo: (operationId) =>
      act(({ undoOperation }) =>
        undoOperation(operationId, {
          log,
          read: cache,
          actorId,
          store,
          recordOf: cache.recordOf,
          writeOperation,
        }),
      ),
    operations: () => log,
    subscribe,
    persistence: () => persistence,
    loadTraining,
    loadRest,
    loadTexts,
    exportBackup: async () => {
      await loadTexts();
      return store.export();
    },
    importBackup: async (backup) => {
      await loadTexts();
      await inTurn(() => store.import(backup).then(() => reload(false)));
    },
    origin: () => store.origin(),
    reset: (base = 'sample', choose) => inTurn(() => store.reset(base, choose).then(() => reload(false))),
    usage: storageUsage,
    close: () => {
      listeners.clear();
      // A screen that unmounts now may still write a draft: store it before closing.
      setTimeout(() => void inTurn(async () => store.close()), 0);
    },
  };
}
