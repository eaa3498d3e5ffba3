import { now } from '@/platform/clock';
import { keyOfChange, type Change } from '@/dashboard/model/change';
import type { StoredFile } from '@/dashboard/model/records/records';
import type { SampleTime } from '@/dashboard/sample/when';
import { backupOf } from '@/dashboard/store/backup/backup-of';
import { changesTowards, planCommit } from '@/dashboard/store/plan-commit';
import { mapsOf } from '@/dashboard/store/record-maps';
import type { Origin, RecordMaps } from '@/dashboard/store/origin';
import type { Commit, LogEntry, RecordStore } from '@/dashboard/store/store-port';
import type { StoreEvent } from '@/dashboard/store/store-event';
import { logWith } from '@/dashboard/store/workspace/operation-log';
import type { OperationChange, Persistence } from '@/dashboard/store/workspace/workspace';
import { Listeners } from '@/lib/listeners';
import { newId } from '@/lib/new-id';
import { openDeviceCopy } from './device-copy';
import { partsOf, type Parked } from './outbox';
import { pullChanges } from './pull-changes';
import type { Remote } from './remote';
import { sendOutbox } from './send-outbox';
import { nothing, OutdatedError, recordIn } from './server-rows';
import type { SyncState } from './shared-portal';
import { createSyncLoop } from './sync-loop';
import type { SyncStorage } from './sync-storage';

/** The store of a shared portal: commits are stored on this device at once, and on the server when it can be reached. */
export interface SyncedStore extends RecordStore {
  state: () => SyncState;
  /** Calls back when the state, or the number of waiting or parked operations, may have changed. */
  subscribeState: (listener: () => void) => () => void;
  /** Number of operations that the server does not have yet. */
  waiting: () => number;
  /** Ids of the operations that the server does not have, as this tab knows them: waiting and parked ones. */
  unsent: () => readonly string[];
  /** Reads them again, with those of other tabs. */
  readUnsent: () => Promise<readonly string[]>;
  /** Operations that wait for a person's decision. */
  parked: () => readonly Parked[];
  /** The names of the files that the last undo with such files did not bring back. */
  lostFiles: () => readonly string[];
  /** Forgets a parked operation. */
  discard: (id: string) => Promise<void>;
  /** Reads a file with its content. @throws OfflineError, SignedOutError, and Error with a message for users */
  readFile: (id: string) => Promise<StoredFile>;
  /** Whether this device keeps its stored data. */
  persistence: () => Persistence;
  /** Sends the pending changes and reads new ones. Resolves when there is nothing more to do for now. */
  sync: () => Promise<void>;
}

export interface SyncedStoreOptions {
  remote: Remote;
  storage: SyncStorage;
  /** The day and instant of the start. */
  time: SampleTime;
  /** Whether a person can see the page. @default always */
  isVisible?: () => boolean;
}

/** A shared portal starts without records. Screens compare it by identity. */
const origin: Origin = { base: 'own', records: mapsOf({}) };

/**
 * Opens the store of a shared portal, with this device's copy.
 * @throws StorageLostError, OutdatedError
 */
export async function openSyncedStore({
  remote,
  storage,
  time,
  isVisible = () => true,
}: SyncedStoreOptions): Promise<SyncedStore> {
  const listeners = new Listeners<[StoreEvent]>();
  const { notify, subscribe } = listeners;
  const stateListeners = new Listeners();
  const copy = await openDeviceCopy(storage, {
    onFailed: () => notify({ changes: [], remote: true }),
    onReplaced: () => {
      notify({ changes: [], remote: true, replaced: true });
      stateListeners.notify();
    },
  });

  let lostFiles: readonly string[] = [];

  const exchange = async () => {
    await copy.inTurn(copy.readAgain);
    if (copy.rows.isOutdated()) throw new OutdatedError();
    const from = { remote, copy, notify };
    await sendOutbox({
      ...from,
      onLostFiles: (names) => {
        lostFiles = names;
        stateListeners.notify();
      },
    });
    await pullChanges(from);
  };
  const loop = createSyncLoop({
    exchange: async () => {
      await storage.alone(exchange);
      return copy.outbox.length === 0;
    },
    isVisible,
    onState: stateListeners.notify,
  });
  const sync = () => void loop.sync();

  /** @returns the changes with their records before and after */
  async function add(changes: readonly Change[], entry: LogEntry | null): Promise<OperationChange[]> {
    const planned = planCommit(changes, {
      keptOf: (key) => {
        const kept = copy.recordOf(key);
        return kept === nothing ? undefined : kept;
      },
      ownerOf: copy.ownerOf,
    });
    const done = planned.map(({ change }) => change);
    if (done.length === 0 && !entry) return done;
    const { id, at, label, undoes } = entry ?? {
      id: newId(),
      at: now().toISOString(),
      label: null,
      undoes: null,
    };
    const outbox = [...copy.outbox, ...partsOf({ id, at, label, undoes }, done)];
    const logged = entry ? { ...entry, changes: done, undone: false } : undefined;
    await copy.write({ outbox, ...(logged && { logged }) });
    copy.outbox = outbox;
    if (logged) copy.log = logWith(copy.log, logged);
    copy.rebase(outbox);
    return done;
  }

  async function commit({ changes, entry }: Commit): Promise<OperationChange[]> {
    const done = await copy.inTurn(() => add(changes, entry));
    notify({ changes: changes.map(keyOfChange), remote: false, operationIds: entry ? [entry.id] : [] });
    stateListeners.notify();
    sync();
    return done;
  }

  /** A file with its content, or null if it cannot be read any more. */
  async function findFile(id: string): Promise<StoredFile | null> {
    const own = copy.recordOf({ collection: 'files', id }).record as StoredFile | null;
    // One that waits to be sent.
    if (own?.content) return own;
    const [row] = await remote.readFiles([id]);
    return row ? (recordIn(row) as StoredFile | null) : null;
  }

  async function readFile(id: string): Promise<StoredFile> {
    const file = await findFile(id);
    if (!file) throw new Error('This file does not exist any more, or you can’t open it.');
    return file;
  }

  /** All records that are there, with the contents of files one after the other: a browser may not hold many answers of 5 MB. */
  async function recordsWithFiles(): Promise<RecordMaps> {
    const maps = copy.allRecords();
    const files = maps.get('files')!;
    for (const id of files.keys()) {
      const file = await findFile(id);
      if (file) files.set(id, file);
      else files.delete(id);
    }
    return maps;
  }

  const unsent = () => [...copy.outbox, ...copy.parked].map(({ id }) => id);

  const stopListening = remote.listen(sync);
  const stopFollowing = storage.follow(() => void copy.inTurn(copy.readAgain));

  return {
    state: loop.state,
    subscribeState: stateListeners.subscribe,
    persistence: copy.persistence,
    waiting: () => copy.outbox.length,
    unsent,
    readUnsent: async () => {
      // The message of another tab that has just written may still be under way.
      await copy.inTurn(copy.readAgain);
      return unsent();
    },
    parked: () => copy.parked,
    lostFiles: () => lostFiles,
    discard: (id) =>
      copy.inTurn(async () => {
        const parked = copy.parked.filter((one) => one.id !== id);
        await copy.write({ parked });
        copy.parked = parked;
        stateListeners.notify();
      }),
    sync: loop.sync,
    load: async () => ({ records: copy.allRecords(), operations: copy.log, setAside: 0, unread: 0 }),
    read: async (keys) => keys.map((key) => copy.recordOf(key).record),
    readOperations: async (ids) => copy.log.filter(({ id }) => ids.includes(id)),
    // An operation has all its changes.
    readChanges: async () => [],
    commit,
    // A shared portal has no sample.
    supplement: () => {},
    sampleTime: () => time,
    subscribe,
    readFile,
    export: async () => backupOf(await recordsWithFiles(), now().toISOString(), { base: 'own', ...time }),
    import: async ({ collections }) => {
      const present = await recordsWithFiles();
      await copy.inTurn(() => add(changesTowards(collections, present), null));
      notify({ changes: [], remote: false, replaced: true });
      sync();
    },
    origin: () => origin,
    reset: async () => {
      throw new Error('The records of a shared portal cannot be replaced on one device.');
    },
    close: () => {
      loop.stop();
      stopListening();
      stopFollowing();
      listeners.clear();
      stateListeners.clear();
    },
  };
}
