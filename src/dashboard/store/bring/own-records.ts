import type { SeedRecords } from '@/dashboard/model/records/records';
import { createOwnBase } from '@/dashboard/sample/own-base';
import { createSample } from '@/dashboard/sample/create-sample';
import { mapsOf } from '@/dashboard/store/record-maps';
import type { Backup } from '@/dashboard/store/backup/backup-format';
import { withoutSample } from '@/dashboard/store/without-sample';

/** The records of a backup that users added or changed, and those that they refer to. The sample stays out. */
export function ownRecords({ collections, start }: Backup): SeedRecords {
  if (!start) return collections;
  const base = start.base === 'own' ? createOwnBase(start.today) : createSample(start.today, start.at);
  return withoutSample(mapsOf(collections), { records: mapsOf(base) }).kept;
}
