import type { Start } from '@/dashboard/store/origin';
import type { CollectionName, RecordOf } from '@/dashboard/model/records/records';

/** All records as JSON data. */
export interface Backup {
  format: 'undula-portal';
  /** Version of the format. */
  version: 2;
  /** Version of each collection's record type. */
  versions: { readonly [Name in CollectionName]?: number };
  /** Instant. */
  exportedAt: string;
  /** The base of the records and its dates. Missing in backups of earlier builds. */
  start?: Start;
  collections: { [Name in CollectionName]?: RecordOf<Name>[] };
}
