import type { RecordMaps } from '@/dashboard/store/origin';
import {
  type AnyRecord,
  type CollectionName,
  type SeedRecords,
  collectionNames,
} from '@/dashboard/model/records/records';
import type { RecordKey } from '@/dashboard/model/change';
import type { Workspace } from './workspace';

/** A cache of all records. A list keeps its identity until one of its records changes. */
export interface RecordCache extends Pick<Workspace, 'all' | 'get'> {
  recordOf: (key: RecordKey) => AnyRecord | null;
  /** Caches the stored version of a record; null if there is none. */
  set: (key: RecordKey, record: AnyRecord | null) => void;
  /** Replaces every record. The cache owns the maps from now on. */
  setAll: (records: RecordMaps) => void;
  seed: () => SeedRecords;
}

export function createRecordCache(records: RecordMaps): RecordCache {
  let maps = records;
  const lists = new Map<CollectionName, readonly AnyRecord[]>();
  const recordOf = ({ collection, id }: RecordKey) => maps.get(collection)!.get(id) ?? null;
  const list = (name: CollectionName) => {
    const cached = lists.get(name) ?? [...maps.get(name)!.values()];
    lists.set(name, cached);
    return cached;
  };
  return {
    all: list as Workspace['all'],
    get: ((collection: CollectionName, id: string) => recordOf({ collection, id })) as Workspace['get'],
    recordOf,
    set: (key, record) => {
      const known = recordOf(key);
      // A late message of another tab never replaces a newer record.
      if (known && record && known.revision > record.revision) return;
      const { collection, id } = key;
      if (record) maps.get(collection)!.set(id, record);
      else maps.get(collection)!.delete(id);
      lists.delete(collection);
    },
    setAll: (all) => {
      maps = all;
      lists.clear();
    },
    seed: () => Object.fromEntries(collectionNames.map((name) => [name, list(name)])) as SeedRecords,
  };
}
