import type { AnyRecord } from '@/dashboard/store/record-maps';
import type { RecordMaps } from '@/dashboard/store/record-store';
import { collectionNames, type CollectionName, type SeedRecords } from '@/dashboard/model/records/records';
import type { RecordKey } from '@/dashboard/model/change';
import type { Workspace } from './workspace';

/** Records in memory: a list is the same array until one of its records changes. */
export interface HeldRecords extends Pick<Workspace, 'all' | 'get'> {
  recordOf: (key: RecordKey) => AnyRecord | null;
  /** Caches the stored version of a record; null if there is none. */
  take: (key: RecordKey, record: AnyRecord | null) => void;
  /** Takes over everything. The maps belong to it from here on. */
  takeAll: (records: RecordMaps) => void;
  seed: () => SeedRecords;
}

export function createHeldRecords(records: RecordMaps): HeldRecords {
  let held = records;
  const lists = new Map<CollectionName, readonly AnyRecord[]>();
  const recordOf = ({ collection, id }: RecordKey) => held.get(collection)!.get(id) ?? null;
  const list = (name: CollectionName) => {
    const known = lists.get(name) ?? [...held.get(name)!.values()];
    lists.set(name, known);
    return known;
  };
  return {
    all: list as Workspace['all'],
    get: ((collection: CollectionName, id: string) => recordOf({ collection, id })) as Workspace['get'],
    recordOf,
    take: (key, record) => {
      const known = recordOf(key);
      // What arrives late from another tab never takes the place of something newer.
      if (known && record && known.revision > record.revision) return;
      const { collection, id } = key;
      if (record) held.get(collection)!.set(id, record);
      else held.get(collection)!.delete(id);
      lists.delete(collection);
    },
    takeAll: (all) => {
      held = all;
      lists.clear();
    },
    seed: () => Object.fromEntries(collectionNames.map((name) => [name, list(name)])) as SeedRecords,
  };
}
