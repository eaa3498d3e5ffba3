import type { Anchor } from './database';
import { mapsOf } from '@/dashboard/store/record-maps';
import type { RecordMaps } from '@/dashboard/store/record-store';
import type { SeedRecords } from '@/dashboard/model/records/records';

/** The sample that a database's rows modify. */
export interface Base {
  anchor: Anchor;
  maps: RecordMaps;
}

export const createBase = (anchor: Anchor, seed: SeedRecords): Base => ({ anchor, maps: mapsOf(seed) });
