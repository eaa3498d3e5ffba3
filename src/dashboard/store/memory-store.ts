import { foldEmail } from '@/lib/email-address';
import { Listeners } from '@/lib/listeners';
import { now } from '@/platform/clock';
import { currentSampleTime } from './current-sample-time';
import { backupOf } from './backup/backup-of';
import { logWith } from './workspace/operation-log';
import {
  changesTowards,
  planCommit,
  planOnBase,
  putAll,
  type KeptBefore,
  type PlannedChange,
} from './plan-commit';
import { copyMaps, mapsOf } from './record-maps';
import type { SampleTime } from '@/dashboard/sample/when';
import type { Origin, Start } from './origin';
import type { Commit, LateSample, Loaded, RecordStore } from './store-port';
import type { StoreEvent } from './store-event';
import type { AnyRecord, Person, SeedRecords } from '@/dashboard/model/records/records';
import { type RecordKey, keyOfChange, nameOfKey } from '@/dashboard/model/change';
import type { Operation } from './workspace/workspace';

export interface MemoryStore extends RecordStore {
  /** Synchronous `load`. */
  loadNow: () => Loaded;
}

export interface MemoryStoreOptions {
  seed: SeedRecords;
  /** The time of the seed. @default now */
  time?: SampleTime;
  /** The records that the seed modifies. @default the seed as a sample */
  origin?: Origin;
  /** Creates a base for `reset`. @default the seed */
  reseed?: Reseed;
  /** Late parts that the seed contains and `reseed` does not. @default none */
  late?: readonly LateSample[];
  /** Newest first. @default none */
  operations?: readonly Operation[];
}

/** Creates a base without the late parts of a sample. */
export type Reseed = (start: Start) => SeedRecords | Promise<SeedRecords>;

/** A store in memory, for stories, tests and browsers without storage. */
export function createMemoryStore({
  seed,
  time: seedTime = currentSampleTime(),
  origin: start = { base: 'sample', records: mapsOf(seed) },
  reseed = () => seed,
  late: contained = [],
  operations = [],
}: MemoryStoreOptions): MemoryStore {
  let origin = start;
  let maps = copyMaps(mapsOf(seed));
  let log = operations;
  let time = seedTime;
  const late = [...contained];
  /** Revisions of deleted records. */
  const gone = new Map<string, number>();
  const listeners = new Listeners<[StoreEvent]>();
  const { subscribe, notify } = listeners;

  /** The records of a base, with the late parts of a sample. */
  async function createRecords(from: Start) {
    const records = await reseed(from);
    time = from;
    return mapsOf(
      from.base === 'own' ? records : Object.assign({}, records, ...late.map((part) => part(from))),
    );
  }

  const recordOf = ({ collection, id }: RecordKey) => maps.get(collection)!.get(id) ?? null;
  const before: KeptBefore = {
    keptOf: (key) => {
      const record = recordOf(key);
      const revision = record?.revision ?? gone.get(nameOfKey(key));
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
        gone.set(nameOfKey(change), revision);
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
    supplement: (part) => {
      late.push(part);
      if (origin.base === 'own') return;
      const keys: RecordKey[] = [];
      for (const [collection, records] of mapsOf(part(time)))
        for (const record of records.values()) {
          const key = { collection, id: record.id };
          origin.records.get(collection)!.set(record.id, record);
          if (gone.has(nameOfKey(key)) || (recordOf(key)?.revision ?? 0) > 0) continue;
          maps.get(collection)!.set(record.id, record as AnyRecord);
          keys.push(key);
        }
      notify({ changes: keys, remote: true });
    },
    sampleTime: () => time,
    subscribe,
    export: async () => {
      const { today, at } = time;
      return backupOf(maps, now().toISOString(), { base: origin.base, today, at });
    },
    import: async ({ collections, start }) => {
      if (start) origin = { base: start.base, records: await createRecords(start) };
      apply(planCommit(changesTowards(collections, maps), before));
      notify({ changes: [], remote: false, replaced: true });
    },
    origin: () => origin,
    reset: async (base, choose) => {
      const records = await createRecords({ ...currentSampleTime(), base });
      const chosen = choose?.(maps, origin) ?? {};
      origin = { base, records };
      const stored = maps;
      maps = copyMaps(records);
      log = [];
      gone.clear();
      apply(planOnBase(records, stored, putAll(chosen)));
      notify({ changes: [], remote: false, replaced: true });
    },
    close: () => listeners.clear(),
  };
}
