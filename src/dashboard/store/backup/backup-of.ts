import { models } from '@/dashboard/model/records/models';
import { versionOf } from '@/dashboard/model/fields/upgrade';
import type { RecordMaps, Start } from '@/dashboard/store/origin';
import type { Backup } from '@/dashboard/store/backup/backup-format';

/** Creates a backup of all records. Leaves out empty collections. @param at - instant of the backup */
export function backupOf(maps: RecordMaps, at: string, start?: Start): Backup {
  const filled = [...maps].filter(([, records]) => records.size > 0);
  return {
    format: 'undula-portal',
    version: 2,
    versions: Object.fromEntries(filled.map(([name]) => [name, versionOf(models[name])])),
    exportedAt: at,
    ...(start && { start }),
    collections: Object.fromEntries(filled.map(([name, records]) => [name, [...records.values()]])),
  };
}
