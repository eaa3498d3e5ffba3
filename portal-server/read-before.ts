import { foldEmail } from '@/lib/email-address';
import type { Pool } from 'pg';
import { weekStart } from '@/dashboard/days/days';
import { timeBroughtIntoForce } from '@/dashboard/rules/invoiced-time';
import { keyOfChange, type Change, type RecordKey } from '@/dashboard/model/change';
import type { Read } from '@/dashboard/model/command';
import type {
  AnyRecord,
  CollectionName,
  Invoice,
  Leave,
  Person,
  TimeEntry,
} from '@/dashboard/model/records/records';
import { type KeptBefore } from '@/dashboard/store/plan-commit';
import { readKnown, readStored, rowId, type Stored } from './rows';
import type { Database } from './tables';

/** The records that the rules look at besides the changed one. */
function keysAround(collection: CollectionName, record: AnyRecord): RecordKey[] {
  if (collection === 'timeEntries') {
    const { personId, day } = record as TimeEntry;
    return [{ collection: 'timesheets', id: `${personId}:${weekStart(day)}` }];
  }
  if (collection === 'leave') return [{ collection: 'leaveKinds', id: (record as Leave).kindId }];
  return [];
}

/** The records that tell whether an invoice which comes into force still fits its time and its rates. */
async function readInvoicedTime(
  database: Database,
  changes: readonly Change[],
  stored: ReadonlyMap<string, Stored>,
): Promise<Map<string, Stored>> {
  const ids = changes.flatMap((change) => {
    if (change.collection !== 'invoices' || change.type === 'remove') return [];
    const last = stored.get(rowId(keyOfChange(change)))?.last ?? null;
    return timeBroughtIntoForce(last as Invoice | null, change.record);
  });
  if (ids.length === 0) return new Map();
  const entries = await readStored(
    database,
    ids.map((id) => ({ collection: 'timeEntries', id })),
  );
  const around = [...entries.values()].flatMap(({ last }): RecordKey[] => {
    const { personId, projectId, taskId } = last as TimeEntry;
    return [
      ...keysAround('timeEntries', last),
      { collection: 'projects', id: projectId },
      { collection: 'people', id: personId },
      ...(taskId === null ? [] : [{ collection: 'tasks' as const, id: taskId }]),
    ];
  });
  const others = await readStored(database, [...around, { collection: 'settings', id: 'agency' }]);
  return new Map([...entries, ...others]);
}

/** Changes of these also depend on signed-off months and invoices. */
const guarded: readonly CollectionName[] = ['timeEntries', 'timesheets', 'reportNotes', 'invoices'];

/** Reads stored records. Only what was read ahead is there. */
async function createRead(
  pool: Pool,
  database: Database,
  changes: readonly Change[],
  stored: ReadonlyMap<string, Stored>,
): Promise<Read> {
  const lists = new Map<CollectionName, readonly AnyRecord[]>();
  if (changes.some(({ collection }) => guarded.includes(collection)))
    for (const collection of ['reportNotes', 'invoices'] as const)
      lists.set(collection, await readKnown(pool, database, collection));
  if (changes.some(({ collection, type }) => collection === 'leave' && type === 'put'))
    lists.set('leave', await readKnown(pool, database, 'leave'));
  const get = (collection: CollectionName, id: string) => {
    const found = stored.get(rowId({ collection, id }));
    return found && !found.gone ? found.last : (lists.get(collection)?.find((one) => one.id === id) ?? null);
  };
  return { all: (name) => (lists.get(name) ?? []) as never, get: get as Read['get'] };
}

/** The owners of the email addresses that changes of people give. */
async function readOwners(database: Database, changes: readonly Change[]): Promise<Map<string, Person>> {
  const emails = changes.flatMap((change) =>
    change.collection === 'people' && change.type === 'put' ? [foldEmail(change.record.email)] : [],
  );
  if (emails.length === 0) return new Map();
  const { rows } = await database.query<{ email: string; body: string }>(
    'SELECT email, body FROM "Row" WHERE email = ANY($1)',
    [emails],
  );
  return new Map(rows.map(({ email, body }) => [email, JSON.parse(body) as Person]));
}

export interface Before extends KeptBefore {
  /** The changed records, by the ids of their rows. */
  stored: ReadonlyMap<string, Stored>;
  /** Reads what the rules look at. */
  read: Read;
}

/** Reads everything that planning and judging some changes of a person needs. */
export async function readBefore(
  database: Database,
  { pool, changes, actorId }: { pool: Pool; changes: readonly Change[]; actorId: string },
): Promise<Before> {
  const stored = await readStored(database, changes.map(keyOfChange));
  const around = changes.flatMap((change) => {
    const records = [stored.get(rowId(keyOfChange(change)))?.last, change.type === 'put' && change.record];
    return records.flatMap((record) => (record ? keysAround(change.collection, record) : []));
  });
  const others = await readStored(database, [...around, { collection: 'people', id: actorId }]);
  const invoiced = await readInvoicedTime(database, changes, stored);
  const owners = await readOwners(database, changes);
  return {
    stored,
    read: await createRead(pool, database, changes, new Map([...others, ...invoiced, ...stored])),
    keptOf: (key) => {
      const found = stored.get(rowId(key));
      return found && { record: found.gone ? null : found.last, revision: found.revision };
    },
    ownerOf: (email) => owners.get(email) ?? null,
  };
}
