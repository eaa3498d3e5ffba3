import { isSame } from '@/dashboard/model/merge';
import { nameOfKey, type RecordKey } from '@/dashboard/model/change';
import type { Person } from '@/dashboard/model/records/records';
import type { RecordMaps } from '@/dashboard/store/origin';
import { mapsOf } from '@/dashboard/store/record-maps';
import type { Persistence } from '@/dashboard/store/workspace/workspace';
import { foldEmail } from '@/lib/email-address';
import { createQueue } from '@/lib/queue';
import { failSafe } from './fail-safe-storage';
import { rebase, type Pending, type Rebased, type ServerRecord } from './outbox';
import { createServerRows, type ServerRows } from './server-rows';
import {
  emptySnapshot,
  StaleError,
  type Snapshot,
  type SnapshotChange,
  type SyncStorage,
} from './sync-storage';

/** This device's copy of a shared portal: the server's rows with the outbox on top, in memory and in the storage. */
export interface DeviceCopy extends Omit<Snapshot, 'rows' | 'stamp'> {
  rows: ServerRows;
  /** The record of a key with the pending changes. */
  recordOf: (key: RecordKey) => ServerRecord;
  allRecords: () => RecordMaps;
  /** The owner of a lower-case email address. */
  ownerOf: (email: string) => Person | null;
  /** Puts pending operations onto the rows, for `recordOf`. @param refused - reasons by operation */
  rebase: (outbox: readonly Pending[], refused?: ReadonlyMap<string, string>) => Rebased;
  /** Stores a change. @throws StaleError if another tab was faster */
  write: (change: SnapshotChange) => Promise<void>;
  /** Runs one task at a time, each on the result of the one before. A task runs again if another tab was faster. */
  inTurn: <T>(task: () => Promise<T>) => Promise<T>;
  /** Reads what another tab has written. Call it in turn. */
  readAgain: () => Promise<void>;
  /** Whether this device keeps its stored data. */
  persistence: () => Persistence;
}

export interface DeviceCopyOptions {
  /** Called once the storage has failed. */
  onFailed: () => void;
  /** Called after another tab has changed the copy. */
  onReplaced: () => void;
}

/** The shown state of a copy, without the requests that are under way. The rows change with the cursor. */
const shownOf = ({ outbox, parked, log, cursor }: Omit<Snapshot, 'rows' | 'stamp'>) => ({
  waiting: outbox.map(({ id }) => id),
  parked: parked.map(({ id }) => id),
  log: log.map(({ id, undone }) => [id, undone]),
  cursor,
});

/** @throws StorageLostError, OutdatedError */
export async function openDeviceCopy(
  storage: SyncStorage,
  { onFailed, onReplaced }: DeviceCopyOptions,
): Promise<DeviceCopy> {
  const { outbox, parked, log, cursor } = emptySnapshot;
  let { stamp } = emptySnapshot;
  const rows = createServerRows();
  let pending: ReadonlyMap<string, ServerRecord> = new Map();
  const device = failSafe(storage, onFailed);
  const queue = createQueue();

  const recordOf = (key: RecordKey) => pending.get(nameOfKey(key)) ?? rows.serverOf(key);

  function allRecords(): RecordMaps {
    const maps = mapsOf({});
    for (const key of [...rows.keys(), ...copy.outbox.flatMap(({ changes }) => changes)]) {
      const { record } = recordOf(key);
      if (record) maps.get(key.collection)!.set(key.id, record);
    }
    return maps;
  }

  /** @returns whether another tab has changed what the screens show */
  async function readStorage({ read }: Pick<SyncStorage, 'read'>): Promise<boolean> {
    const snapshot = await read(stamp);
    if (!snapshot) return false;
    const before = shownOf(copy);
    rows.replace(snapshot.rows);
    stamp = snapshot.stamp;
    copy.outbox = snapshot.outbox;
    copy.parked = snapshot.parked;
    copy.log = snapshot.log;
    copy.cursor = snapshot.cursor;
    copy.rebase(copy.outbox);
    return !isSame(before, shownOf(copy));
  }

  async function readAgain(): Promise<void> {
    if (await readStorage(device)) onReplaced();
  }

  const copy: DeviceCopy = {
    outbox,
    parked,
    log,
    cursor,
    rows,
    recordOf,
    allRecords,
    ownerOf: (email) => {
      for (const person of allRecords().get('people')!.values())
        if (foldEmail((person as Person).email) === email) return person as Person;
      return null;
    },
    rebase: (operations, refused) => {
      const rebased = rebase(operations, rows.serverOf, refused);
      pending = rebased.records;
      return rebased;
    },
    write: async (change) => {
      stamp = await device.write(change, stamp);
    },
    inTurn: (task) => {
      const attempt: typeof task = async () => {
        try {
          return await task();
        } catch (error) {
          if (!(error instanceof StaleError)) throw error;
          await readAgain();
          return attempt();
        }
      };
      return queue(attempt);
    },
    readAgain,
    persistence: device.persistence,
  };
  await readStorage(storage);
  return copy;
}
