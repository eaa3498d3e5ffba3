import { type AnyRecord, type SeedRecords, collectionNames } from '@/dashboard/model/records/records';
import type { RecordMaps } from './origin';

/** A seed's records by collection and id. Contains every collection. */
export function mapsOf(seed: SeedRecords): RecordMaps {
  return new Map(
    collectionNames.map((name) => {
      const records = new Map<string, AnyRecord>();
      for (const record of seed[name] ?? []) records.set(record.id, record);
      return [name, records];
    }),
  );
}

/** Copies the maps, but not the records. */
export const copyMaps = (maps: RecordMaps): RecordMaps =>
  new Map([...maps].map(([name, records]) => [name, new Map(records)]));
