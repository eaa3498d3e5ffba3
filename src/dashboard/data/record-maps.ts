import { collectionNames, type CollectionName, type RecordOf, type SeedRecords } from './records';
import type { RecordMaps } from './record-store';
import type { Backup, ListAnswer, ListQuery } from './store-port';

export type AnyRecord = RecordOf<CollectionName>;

/** A seed's records by collection and id; every collection is there. */
export function mapsOf(seed: SeedRecords): RecordMaps {
  return new Map(
    collectionNames.map((name) => {
      const records = new Map<string, AnyRecord>();
      for (const record of seed[name] ?? []) records.set(record.id, record);
      return [name, records];
    }),
  );
}

/** Maps of one's own with the same records. */
export const copyMaps = (maps: RecordMaps): RecordMaps =>
  new Map([...maps].map(([name, records]) => [name, new Map(records)]));

/** The answer to a query over records. */
export function runQuery<Name extends CollectionName>(
  records: Iterable<AnyRecord>,
  { filter, sort, offset = 0, limit = Infinity }: ListQuery<Name> = {},
): ListAnswer<Name> {
  const all = [...records] as RecordOf<Name>[];
  const kept = filter ? all.filter(filter) : all;
  if (sort) kept.sort(sort);
  return { records: kept.slice(offset, offset + limit), total: kept.length };
}

/** A backup of all records. Collections without any are left out. @param at - instant */
export function backupOf(maps: RecordMaps, at: string): Backup {
  const filled = [...maps].filter(([, records]) => records.size > 0);
  return {
    format: 'undula-portal',
    version: 1,
    exportedAt: at,
    collections: Object.fromEntries(filled.map(([name, records]) => [name, [...records.values()]])),
  };
}
