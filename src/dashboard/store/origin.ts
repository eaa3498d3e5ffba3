import type { AnyRecord, CollectionName, SeedRecords } from '@/dashboard/model/records/records';
import type { SampleTime } from '@/dashboard/sample/when';

/** The records that a database modifies: the sample agency, or one without records but accounts and settings. */
export type BaseName = 'sample' | 'own';

/** The data to create the same base again. */
export interface Start extends SampleTime {
  base: BaseName;
}

/** Records by collection and id. Contains every collection. */
export type RecordMaps = ReadonlyMap<CollectionName, Map<string, AnyRecord>>;

export interface Origin {
  base: BaseName;
  records: RecordMaps;
}

/**
 * Chooses the records for a new start from the stored ones. Must be pure and synchronous, because it runs in
 * the transaction that replaces them.
 */
export type Choose = (stored: RecordMaps, origin: Origin) => SeedRecords;
