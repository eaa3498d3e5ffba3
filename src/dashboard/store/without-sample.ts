import type { RecordKey } from '@/dashboard/model/change';
import { referencesIn } from '@/dashboard/model/fields/references';
import { isSame } from '@/dashboard/model/merge';
import { models } from '@/dashboard/model/records/models';
import {
  type AnyRecord,
  type CollectionName,
  type SeedRecords,
  personIdOf,
} from '@/dashboard/model/records/records';
import { copyMaps, mapsOf } from './record-maps';
import type { Origin, RecordMaps } from './origin';

/** Numbers of records of a collection that a removal of the sample removes and keeps. */
export interface RemovalCount {
  collection: CollectionName;
  removed: number;
  /** Removed records of the sample that the user has changed. */
  changed: number;
  /** Records that the user added, the settings, and accounts and kinds of leave that the user changed. */
  own: number;
  /** Records of the sample that kept records refer to. */
  needed: number;
}

export interface Removal {
  kept: SeedRecords;
  /** Only collections with records. */
  counts: readonly RemovalCount[];
}

const accountIds: readonly string[] = Object.values(personIdOf);

/** Whether every agency begins with a sample record: an account to sign in with, or a kind of leave. */
const isInBase = ({ collection, id }: RecordKey) =>
  collection === 'leaveKinds' || (collection === 'people' && accountIds.includes(id));

const withoutRevision = (record: AnyRecord | undefined) => record && { ...record, revision: 0 };

/**
 * Plans the removal of the sample: which records stay. These are all records that the user added, the settings, the
 * accounts and kinds of leave that the user changed, and every record that one of them refers to. A notification does not keep
 * the people that it was sent to, and a favourite does not keep its project.
 */
export function withoutSample(stored: RecordMaps, { records: sample }: Pick<Origin, 'records'>): Removal {
  const kept = copyMaps(mapsOf({}));
  const own = copyMaps(mapsOf({}));
  const isChanged = (collection: CollectionName, record: AnyRecord) =>
    !isSame(withoutRevision(sample.get(collection)!.get(record.id)), withoutRevision(record));

  const waiting: (RecordKey & { record: AnyRecord })[] = [];
  const keep = (key: RecordKey) => {
    const record = stored.get(key.collection)!.get(key.id);
    if (!record || kept.get(key.collection)!.has(key.id)) return;
    kept.get(key.collection)!.set(key.id, record);
    waiting.push({ ...key, record });
  };
  const keepOwn = (collection: CollectionName, record: AnyRecord) => {
    own.get(collection)!.set(record.id, record);
    keep({ collection, id: record.id });
  };

  const followers: { collection: 'notices' | 'favourites'; record: AnyRecord }[] = [];
  for (const [collection, records] of stored)
    for (const record of records.values()) {
      const isAdded = !sample.get(collection)!.has(record.id);
      const isOfBase = isInBase({ collection, id: record.id });
      if (collection === 'notices' || collection === 'favourites') {
        if (isAdded) followers.push({ collection, record });
      } else if (isAdded || collection === 'settings' || (isOfBase && isChanged(collection, record)))
        keepOwn(collection, record);
    }
  for (let next = waiting.pop(); next; next = waiting.pop())
    for (const key of referencesIn(models[next.collection], next.record)) keep(key);

  const isThere = ({ collection, id }: RecordKey) =>
    kept.get(collection)!.has(id) || !stored.get(collection)!.has(id) || isInBase({ collection, id });
  for (const { collection, record } of followers)
    if ([...referencesIn(models[collection], record)].every(isThere)) keepOwn(collection, record);

  const counts = [...stored].map(([collection, records]): RemovalCount => {
    const gone = [...records.values()].filter(
      ({ id }) => !kept.get(collection)!.has(id) && !isInBase({ collection, id }),
    );
    return {
      collection,
      removed: gone.length,
      changed: gone.filter((record) => record.revision > 0 && isChanged(collection, record)).length,
      own: own.get(collection)!.size,
      needed: kept.get(collection)!.size - own.get(collection)!.size,
    };
  });
  return {
    kept: Object.fromEntries([...kept].map(([name, records]) => [name, [...records.values()]])),
    counts: counts.filter(({ removed, own, needed }) => removed + own + needed > 0),
  };
}
