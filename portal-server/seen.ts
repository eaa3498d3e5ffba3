import { wholeReadersOf } from '@/dashboard/model/permissions/permissions';
import type { Reader } from '@/dashboard/model/permissions/readers';
import type { Person } from '@/dashboard/model/records/records';
import { readStored, rowId, writeRows } from './rows';
import type { Database } from './tables';

/** The time between two stored sightings of a person, in ms: each one is a change that everybody reads. */
const hour = 3_600_000;

/**
 * Stores that a person has used the portal just now. An invited person is active from then on. The time alone makes no new
 * revision, so it never conflicts with a change of that person that is being sent.
 * @returns who may read the change, or nobody if there is none
 */
export async function noteSeen(database: Database, id: string): Promise<readonly Reader[]> {
  const key = { collection: 'people', id } as const;
  const stored = (await readStored(database, [key])).get(rowId(key));
  if (!stored || stored.gone) return [];
  const person = stored.last as Person;
  const now = Date.now();
  const isRecent = person.lastSeenAt !== null && now - Date.parse(person.lastSeenAt) < hour;
  if (isRecent && person.status !== 'invited') return [];
  const isFirst = person.status === 'invited';
  const record: Person = {
    ...person,
    status: isFirst ? 'active' : person.status,
    lastSeenAt: new Date(now).toISOString(),
  };
  const { creatorId } = stored;
  const revision = stored.revision + (isFirst ? 1 : 0);
  const readers = wholeReadersOf('people', record, creatorId);
  await writeRows(database, [{ ...key, record, revision, gone: false, creatorId, readers }]);
  return readers;
}
