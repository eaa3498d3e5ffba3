import { foldEmail } from '@/lib/email-address';
import { now } from '@/platform/clock';
import { type Change, type RecordKey, keyOfChange, nameOfKey } from '@/dashboard/model/change';
import { readRecord } from '@/dashboard/model/fields/read-record';
import { versionOf } from '@/dashboard/model/fields/upgrade';
import { isSame } from '@/dashboard/model/merge';
import { models } from '@/dashboard/model/records/models';
import { isCollectionName } from '@/dashboard/model/records/collections';
import type { AnyRecord, Person, StoredFile } from '@/dashboard/model/records/records';
import type { SampleTime } from '@/dashboard/sample/when';
import { backupOf } from '@/dashboard/store/backup/backup-of';
import { changesTowards, planCommit } from '@/dashboard/store/plan-commit';
import { mapsOf } from '@/dashboard/store/record-maps';
import type { Origin, RecordMaps } from '@/dashboard/store/origin';
import type { Commit, LogEntry, RecordStore } from '@/dashboard/store/record-store';
import type { StoreEvent } from '@/dashboard/store/store-port';
import { logWith } from '@/dashboard/store/workspace/operation-log';
import type { OperationChange, Persistence } from '@/dashboard/store/workspace/workspace';
import { Listeners } from '@/lib/listeners';
import { newId } from '@/lib/new-id';
import { createQueue } from '@/lib/queue';
import { failSafe } from './fail-safe-storage';
import { partsOf, rebase, toSend, type Parked, type ServerRecord } from './outbox';
import { FaultError, OfflineError, pauseBefore, SignedOutError, startCursor, type Remote } from './remote';
import type { SharedRow } from './shared-commit';
import type { SyncState } from './shared-portal';
import {
  emptySnapshot,
  StaleError,
  type Snapshot,
  type SnapshotChange,
  type SyncStorage,
} from './sync-storage';

/** The store of a shared portal: commits are stored on this device at once, and on the server when it can be reached. */
export interface SyncedStore extends RecordStore {
  state: () => SyncState;
  /** Calls back when the state, or the number of waiting or parked operations, may have changed. */
  subscribeState: (listener: () => void) => () => void;
  /** Number of operations that the server does not have yet. */
  waiting: () => number;
  /** Ids of the operations that the server does not have: waiting and parked ones. */
  unsent: () => readonly string[];
  /** Operations that wait for a person's decision. */
  parked: () => readonly Parked[];
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

const unknownVersion = 'The server has another version, which this device cannot read.';

const nothing: ServerRecord = { revision: 0, record: null };

/** The collection and the id in the id of a row. */
function keyOfRow({ objectId }: SharedRow): RecordKey | null {
  const [collection] = objectId.split('/', 1);
  const name = collection!.replace('.full', '');
  return isCollectionName(name) ? { collection: name, id: objectId.slice(collection!.length + 1) } : null;
}

/** The page and the server, or another tab, are of different versions. */
class OutdatedError extends Error {}

/** Whether a newer version of the portal has stored a row. */
function isNewer(row: SharedRow): boolean {
  const key = keyOfRow(row);
  return key !== null && row.version > versionOf(models[key.collection]);
}

/** A row's record. Null if it was deleted, or if this version of the portal cannot read it. */
function recordIn(row: SharedRow): AnyRecord | null {
  const key = keyOfRow(row);
  if (!key || row.gone) return null;
  return readRecord(key.collection, JSON.parse(row.body), row.version);
}

/**
 * Opens the store of a shared portal, with this device's copy.
 * @throws StorageLostError
 */
export async function openSyncedStore({
  remote,
  storage,
  time,
  isVisible = () => true,
}: SyncedStoreOptions): Promise<SyncedStore> {
  let state: SyncState = 'syncing';
  let isOutdated = false;
  const rows = new Map<string, { seq: number } & ServerRecord>();
  const keep = (row: SharedRow) => {
    const { objectId, seq, revision } = row;
    // Until the person loads the page again, it shows what it can read.
    if (isNewer(row)) {
      isOutdated = true;
      return;
    }
    const known = rows.get(objectId);
    // The same version keeps its record, so that screens see no change.
    if (known?.seq !== seq) rows.set(objectId, { seq, revision, record: recordIn(row) });
  };
  const serverOf = ({ collection, id }: RecordKey): ServerRecord =>
    rows.get(`${collection}.full/${id}`) ?? rows.get(`${collection}/${id}`) ?? nothing;
  let { outbox, parked, log, cursor, stamp }: Omit<Snapshot, 'rows'> = emptySnapshot;
  let pending: ReadonlyMap<string, ServerRecord> = new Map();
  const recordOf = (key: RecordKey): ServerRecord => pending.get(nameOfKey(key)) ?? serverOf(key);

  const listeners = new Listeners<[StoreEvent]>();
  const { subscribe, notify } = listeners;

  const device = failSafe(storage, () => notify({ changes: [], remote: true }));

  const stateListeners = new Listeners();
  const notifyState = stateListeners.notify;

  function allRecords(): RecordMaps {
    const maps = mapsOf({});
    const show = (key: RecordKey) => {
      const { record } = recordOf(key);
      if (record) maps.get(key.collection)!.set(key.id, record);
    };
    for (const objectId of rows.keys()) {
      const key = keyOfRow({ objectId } as SharedRow);
      if (key) show(key);
    }
    for (const { changes } of outbox) changes.forEach(show);
    return maps;
  }

  function ownerOf(email: string): Person | null {
    for (const person of allRecords().get('people')!.values())
      if (foldEmail((person as Person).email) === email) return person as Person;
    return null;
  }

  /** Reads this device's copy. @returns whether another tab has changed it */
  async function readStorage(read: () => Promise<Snapshot | null>): Promise<boolean> {
    const snapshot = await read();
    if (!snapshot || snapshot.stamp === stamp) return false;
    const { rows: stored, ...rest } = snapshot;
    const ids = new Set(stored.map(({ objectId }) => objectId));
    for (const id of rows.keys()) if (!ids.has(id)) rows.delete(id);
    stored.forEach(keep);
    ({ outbox, parked, log, cursor, stamp } = rest);
    pending = rebase(outbox, serverOf).records;
    return true;
  }

  async function write(change: SnapshotChange): Promise<void> {
    stamp = await device.write(change, stamp);
  }

  const queue = createQueue();
  /** Runs one task at a time, each on the result of the one before. A task runs again if another tab was faster. */
  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const attempt = async (): Promise<T> => {
      try {
        return await task();
      } catch (error) {
        if (!(error instanceof StaleError)) throw error;
        await readAgain();
        return attempt();
      }
    };
    return queue(attempt);
  }

  async function readAgain(): Promise<void> {
    if (!(await readStorage(device.read))) return;
    notify({ changes: [], remote: true, replaced: true });
    notifyState();
  }

  /** @returns the changes with their records before and after */
  async function add(changes: readonly Change[], entry: LogEntry | null): Promise<OperationChange[]> {
    const planned = planCommit(changes, {
      keptOf: (key) => {
        const kept = recordOf(key);
        return kept === nothing ? undefined : kept;
      },
      ownerOf,
    });
    const done = planned.map(({ change }) => change);
    if (done.length === 0 && !entry) return done;
    const { id, at, label, undoes } = entry ?? {
      id: newId(),
      at: now().toISOString(),
      label: null,
      undoes: null,
    };
    const added = partsOf({ id, at, label, undoes }, done);
    const next = [...outbox, ...added];
    const logged = entry ? { ...entry, changes: done, undone: false } : undefined;
    await write({ outbox: next, ...(logged && { logged }) });
    outbox = next;
    if (logged) log = logWith(log, logged);
    pending = rebase(outbox, serverOf).records;
    return done;
  }

  async function commit({ changes, entry }: Commit): Promise<OperationChange[]> {
    const done = await inTurn(() => add(changes, entry));
    notify({ changes: changes.map(keyOfChange), remote: false, operationIds: entry ? [entry.id] : [] });
    notifyState();
    void sync();
    return done;
  }

  /** Reads the changes, and puts the pending ones on top. */
  async function follow(
    acknowledged: string | null,
    refused: ReadonlyMap<string, string>,
    from = cursor,
  ): Promise<void> {
    const pulled = await remote.pull(from);
    if (pulled.rows.some(isNewer)) throw new OutdatedError();
    const events = await inTurn(async () => {
      const waiting = outbox.filter(({ id }) => id !== acknowledged).map((one) => ({ ...one, sent: false }));
      const keys = [
        ...pulled.rows.map(keyOfRow),
        ...pulled.revoked.map((objectId) => keyOfRow({ objectId } as SharedRow)),
        ...outbox.flatMap(({ changes }) => changes),
      ].filter((key) => key !== null);
      const before = keys.map(recordOf);
      if (pulled.isAll) rows.clear();
      for (const row of pulled.rows) keep(row);
      for (const id of pulled.revoked) rows.delete(id);
      const rebased = rebase(waiting, serverOf, refused);
      outbox = rebased.outbox;
      parked = [...parked, ...rebased.parked];
      pending = rebased.records;
      cursor = pulled.cursor;
      await write({
        rows: pulled.rows,
        dropped: pulled.revoked,
        isAll: pulled.isAll,
        outbox,
        parked,
        cursor,
      });
      const changed = keys.filter((key, index) => {
        const [was, is] = [before[index]!, recordOf(key)];
        return !isSame(was.record, is.record);
      });
      // A record that loses a pending change has a lower revision than the one on the screens.
      const isLower = keys.some((key, index) => recordOf(key).revision < before[index]!.revision);
      if (changed.length === 0 && !pulled.isAll) return [];
      return [{ changes: changed, remote: true, ...((pulled.isAll || isLower) && { replaced: true }) }];
    });
    events.forEach(notify);
  }

  const none: ReadonlyMap<string, string> = new Map();

  async function exchange(): Promise<void> {
    await inTurn(readAgain);
    if (isOutdated) throw new OutdatedError();
    for (;;) {
      const [first] = outbox;
      if (!first) break;
      await inTurn(async () => {
        outbox = outbox.map((one) => (one.id === first.id ? { ...one, sent: true } : one));
        await write({ outbox });
      });
      const sent = toSend(first, serverOf).commit;
      const answer = await remote.commit(sent).catch(async (error: unknown) => {
        // The changes of others are read all the same.
        if (error instanceof FaultError) await follow(null, none);
        throw error;
      });
      if (answer.result === 'outdated') throw new OutdatedError();
      const isStored = answer.result === 'done' || answer.result === 'already';
      const reason = answer.result === 'refused' ? new Map([[first.id, answer.reason]]) : none;
      await follow(isStored ? first.id : null, reason);
      if (answer.result !== 'conflict') continue;
      // Sent again as it was, it would only conflict again.
      const isUnchanged = () =>
        outbox.some((one) => one.id === first.id && isSame(toSend(one, serverOf).commit, sent));
      if (isUnchanged()) await follow(null, none, startCursor);
      if (isUnchanged()) await follow(null, new Map([[first.id, unknownVersion]]));
    }
    await follow(null, none);
    state = outbox.length === 0 ? 'synced' : 'syncing';
  }

  let isClosed = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Plans the next exchange: soon after a failure, otherwise in a minute, because a bell can be lost. */
  function planNext(): void {
    if (isClosed || state === 'signed-out') return;
    const isFailing = state === 'offline' || state === 'failing';
    failures = isFailing ? failures + 1 : 0;
    const next = () => (isFailing || isVisible() ? void sync() : planNext());
    timer = setTimeout(next, pauseBefore(isFailing ? failures : Infinity));
  }

  let syncing: Promise<void> | null = null;
  let again = false;

  function sync(): Promise<void> {
    again = true;
    clearTimeout(timer);
    syncing ??= (async () => {
      try {
        while (again) {
          again = false;
          state = 'syncing';
          await storage.alone(exchange);
        }
      } catch (error) {
        if (error instanceof SignedOutError) state = 'signed-out';
        else if (error instanceof OutdatedError) state = 'outdated';
        else if (error instanceof FaultError) state = 'failing';
        else if (error instanceof OfflineError) state = 'offline';
        else throw error;
      } finally {
        syncing = null;
        planNext();
        notifyState();
      }
    })();
    return syncing;
  }

  async function readFile(id: string): Promise<StoredFile> {
    const own = recordOf({ collection: 'files', id }).record as StoredFile | null;
    // One that waits to be sent.
    if (own?.content) return own;
    const [row] = await remote.readFiles([id]);
    const file = row ? recordIn(row) : null;
    if (!file) throw new Error('This file does not exist any more, or you can’t open it.');
    return file as StoredFile;
  }

  /** All records, with the contents of files one after the other: a browser may not hold many answers of 5 MB. */
  async function recordsWithFiles(): Promise<RecordMaps> {
    const maps = allRecords();
    const files = maps.get('files')!;
    for (const id of files.keys()) files.set(id, await readFile(id));
    return maps;
  }

  await readStorage(storage.read);
  const stopListening = remote.listen(() => void sync());
  const stopFollowing = storage.follow(() => void inTurn(readAgain));

  return {
    state: () => state,
    subscribeState: stateListeners.subscribe,
    persistence: device.persistence,
    waiting: () => outbox.length,
    unsent: () => [...outbox, ...parked].map(({ id }) => id),
    parked: () => parked,
    discard: (id) =>
      inTurn(async () => {
        const left = parked.filter((one) => one.id !== id);
        await write({ parked: left });
        parked = left;
        notifyState();
      }),
    sync,
    load: async () => ({ records: allRecords(), operations: log, setAside: 0, unread: 0 }),
    read: async (keys) => keys.map((key) => recordOf(key).record),
    readOperations: async (ids) => log.filter(({ id }) => ids.includes(id)),
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
      await inTurn(() => add(changesTowards(collections, present), null));
      notify({ changes: [], remote: false, replaced: true });
      void sync();
    },
    origin: () => origin,
    reset: async () => {
      throw new Error('The records of a shared portal cannot be replaced on one device.');
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      stopListening();
      stopFollowing();
      listeners.clear();
      stateListeners.clear();
    },
  };
}
