import { now } from '@/platform/clock';
import { backupOf } from './backup/backup-of';
import { logWith } from './workspace/operation-log';
import { changesTowards, foldEmail, planCommit, type KeptBefore, type PlannedChange } from './plan-commit';
import { copyMaps, mapsOf, type AnyRecord } from './record-maps';
import type { Commit, Loaded, RecordStore } from './record-store';
import type { Person, SeedRecords } from '@/dashboard/model/records/records';
import { keyOfChange, type RecordKey } from '@/dashboard/model/change';
import type { StoreEvent } from './store-port';
import type { Operation } from './workspace/workspace';

export interface MemoryStore extends RecordStore {
  /** Synchronous `load`. */
  loadNow: () => Loaded;
}

export interface MemoryStoreOptions {
  seed: SeedRecords;
  /** Creates the records for `reset`. @default the seed */
  reseed?: () => SeedRecords;
  /** Newest first. @default none */
  operations?: readonly Operation[];
}

/** A store in memory, for stories, tests and browsers without storage. */
export function createMemoryStore({
  seed,
  reseed = () => seed,
  operations = [],
}: MemoryStoreOptions): MemoryStore {
  let maps = copyMaps(mapsOf(seed));
  let log = operations;
  let late: SeedRecords = {};
  /** Revisions of deleted records. */
  const gone = new Map<string, number>();
  const listeners = new Set<(event: StoreEvent) => void>();
  const notify = (event: StoreEvent) => {
    for (const listener of listeners) listener(event);
  };

  const nameOf = ({ collection, id }: RecordKey) => `${collection} ${id}`;
  const recordOf = ({ collection, id }: RecordKey) => maps.get(collection)!.get(id) ?? null;
  const before: KeptBefore = {
    keptOf: (key) => {
      const record = recordOf(key);
      const revision = record?.revision ?? gone.get(nameOf(key));
      return revision === undefined ? undefined : { record, revision };
    },
    ownerOf: (email) => {
      for (const record of maps.get('people')!.values())
        if (foldEmail((record as Person).email) === email) return record as Person;
      return null;
    },
  };

  function apply(planned: readonly PlannedChange[]): void {
    for (const { change, revision } of planned) {
      const { collection, id, after } = change;
      if (after) maps.get(collection)!.set(id, after);
      else {
        maps.get(collection)!.delete(id);
        gone.set(nameOf(change), revision);
      }
    }
  }

  function commit({ changes, entry }: Commit) {
    const planned = planCommit(changes, before);
    apply(planned);
    const done = planned.map(({ change }) => change);
    if (entry) log = logWith(log, { ...entry, changes: done, undone: false });
    notify({
      changes: changes.map(keyOfChange),
      remote: false,
      operationIds: entry ? [entry.id] : [],
    });
    return done;
  }

  const loadNow = (): Loaded => ({ records: copyMaps(maps), operations: log, setAside: 0, unread: 0 });

  return {
    loadNow,
    load: async () => loadNow(),
    read: async (keys) => keys.map(recordOf),
    readOperations: async (ids) => log.filter(({ id }) => ids.includes(id)),
    // Has no chunks. Chunks of a log from another store are not available.
    readChanges: async () => [],
    commit: async (given) => commit(given),
    supplement: (given) => {
      late = given;
      const keys: RecordKey[] = [];
      for (const [collection, records] of mapsOf(given))
        for (const record of records.values()) {
          if (recordOf({ collection, id: record.id })?.revision !== 0) continue;
          maps.get(collection)!.set(record.id, record as AnyRecord);
          keys.push({ collection, id: record.id });
        }
      notify({ changes: keys, remote: true });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    export: async () => backupOf(maps, now().toISOString()),
    import: async ({ collections }) => {
      apply(planCommit(changesTowards(collections, maps), before));
      notify({ changes: [], remote: false, replaced: true });
    },
    reset: async () => {
      maps = copyMaps(mapsOf({ ...reseed(), ...late }));
      log = [];
      gone.clear();
      notify({ changes: [], remote: false, replaced: true });
    },
    close: () => listeners.clear(),
  };
}
