import { referencesIn } from '@/dashboard/model/fields/references';
import { models } from '@/dashboard/model/records/models';
import type { CollectionName } from '@/dashboard/model/records/records';

/** Whether a record names one of some people in any of its fields. Ignores records of people, who are sent even without their mentor. */
export function namesPerson(collection: CollectionName, record: unknown, ids: ReadonlySet<string>): boolean {
  if (ids.size === 0 || collection === 'people') return false;
  for (const { collection: named, id } of referencesIn(models[collection], record))
    if (named === 'people' && ids.has(id)) return true;
  return false;
}
