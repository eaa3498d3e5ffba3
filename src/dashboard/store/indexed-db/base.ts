import type { Anchor } from './database';
import { mapsOf } from '@/dashboard/store/record-maps';
import type { Origin, RecordMaps } from '@/dashboard/store/origin';
import type { SeedRecords } from '@/dashboard/model/records/records';

/** The records that a database's rows modify. */
export interface Base {
  anchor: Anchor;
  maps: RecordMaps;
  origin: Origin;
}

export function createBase(anchor: Anchor, seed: SeedRecords): Base {
  const maps = mapsOf(seed);
  return { anchor, maps, origin: { base: anchor.base ?? 'sample', records: maps } };
}
