import type { Anchor } from './database';
import { mapsOf } from './record-maps';
import type { RecordMaps } from './record-store';
import type { SeedRecords } from './records';

/** The sample that a database's changes lie upon. */
export interface Base {
  anchor: Anchor;
  maps: RecordMaps;
}

export const createBase = (anchor: Anchor, seed: SeedRecords): Base => ({ anchor, maps: mapsOf(seed) });
