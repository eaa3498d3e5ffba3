import { wholeReadersOf } from '@/dashboard/model/permissions/permissions';
import { mayRead, type Actor, type Reader } from '@/dashboard/model/permissions/readers';
import { shownOf } from '@/dashboard/model/permissions/shown-part';
import type { AnyRecord, StoredFile } from '@/dashboard/model/records/records';
import type { PlannedChange } from '@/dashboard/store/plan-commit';
import type { SharedCommit } from '@/dashboard/store/synced/shared-commit';
import { applyAccess } from './access';
import { settleFiles, asStored } from './files';
import { writeOperation } from './operations';
import { rowId, readersOfRows, writeRevocations, writeRows, type Stored } from './rows';
import type { Database } from './tables';

/** The readers of a row before and after a change. */
interface Sight {
  key: string;
  before: readonly Reader[];
  after: readonly Reader[];
}

/** Tells each group of readers which rows they lost. */
async function revoke(database: Database, sights: readonly Sight[]): Promise<void> {
  const groups = new Map<string, { keys: string[]; readers: Reader[] }>();
  for (const { key, before, after } of sights) {
    const readers = before.filter((reader) => !after.includes(reader)).sort();
    if (readers.length === 0) continue;
    const group = groups.get(readers.join()) ?? { keys: [], readers };
    group.keys.push(key);
    groups.set(readers.join(), group);
  }
  await writeRevocations(database, [...groups.values()]);
}

interface StoreIn {
  actor: Actor;
  planned: readonly PlannedChange[];
  /** The changed records before, by the ids of their rows. */
  stored: ReadonlyMap<string, Stored>;
}

/** Stores the plan of an operation. @returns everyone who could read one of its records, before or after */
export async function storePlan(
  database: Database,
  { id, at, label, undoes }: Omit<SharedCommit, 'changes'>,
  { actor, planned, stored }: StoreIn,
): Promise<Reader[]> {
  const latest = new Map(planned.map((one) => [rowId(one.change), one]));
  const sights: Sight[] = [];
  const rows = [...latest].map(([id, { change, revision }]) => {
    const known = stored.get(id);
    const creatorId = known?.creatorId ?? actor.id;
    const last = known?.last ?? null;
    const given = change.after ?? change.before ?? last!;
    const record =
      change.collection === 'files' ? asStored(given as StoredFile, last as StoredFile | null) : given;
    const own = change.collection === 'files' && known ? known.readers : null;
    const readers = own ?? wholeReadersOf(change.collection, record, creatorId);
    const { collection, id: recordId } = change;
    const keepsContent = collection === 'files' && known !== undefined;
    const gone = !change.after;
    const row = { collection, id: recordId, record, revision, gone, creatorId, readers, keepsContent };
    const before = new Map(known && readersOfRows({ ...row, ...known, record: known.last }));
    for (const [key, after] of readersOfRows(row)) sights.push({ key, before: before.get(key) ?? [], after });
    return row;
  });
  await writeRows(database, rows);
  const changes = planned.map(({ change }) => change);
  sights.push(...(await settleFiles(database, { actor, changes })));
  const resent = new Set<string>();
  for (const { change } of planned)
    if (change.collection === 'people')
      for (const id of await applyAccess(database, change.id, change.before, change.after)) resent.add(id);
  await revoke(database, sights);
  await writeRevocations(
    database,
    [...resent].map((id) => ({ keys: ['*'], readers: [id] })),
  );
  // An admin reads the operations whose records an admin may read.
  const isOpen = sights.every(({ before, after }) =>
    [before, after].every(
      (readers) => readers.length === 0 || readers.some((one) => one === '*' || one === 'role:admin'),
    ),
  );
  // The log is for the actor too.
  const logged = changes.map(({ collection, id: recordId, before, after }) => {
    const known = stored.get(rowId({ collection, id: recordId }));
    const isWhole = !known || mayRead(actor, known.readers);
    const entry = (record: AnyRecord | null) => {
      if (!record) return null;
      if (collection === 'files') return { ...record, content: '' };
      return isWhole ? record : shownOf(collection, record as never);
    };
    return { collection, id: recordId, before: entry(before), after: entry(after) };
  });
  const logReaders = isOpen ? [actor.id, 'role:admin'] : [actor.id];
  await writeOperation(database, {
    id,
    at,
    label,
    undoes,
    actorId: actor.id,
    readers: logReaders,
    changes: logged,
  });
  return [...new Set([...sights.flatMap(({ before, after }) => [...before, ...after]), ...resent])];
}
