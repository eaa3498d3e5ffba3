import type { Pool } from 'pg';
import { isInstant } from '@/dashboard/days/moments';
import { assertMonthsOpen } from '@/dashboard/figures/closed-months';
import { assertInvoicesHold } from '@/dashboard/figures/invoiced-time';
import { keyOfChange, type Change, type RecordKey } from '@/dashboard/model/change';
import type { Read } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import { faultOf } from '@/dashboard/model/fields/fault-of';
import { isObject } from '@/dashboard/model/fields/matches';
import { versionOf } from '@/dashboard/model/fields/upgrade';
import { isCollectionName } from '@/dashboard/model/records/collections';
import { models } from '@/dashboard/model/records/models';
import type { CollectionName, Person } from '@/dashboard/model/records/records';
import { mayRead, readersOf, refusalOf, type Actor, type Reader } from '@/dashboard/model/rules';
import { weekStart } from '@/dashboard/days/days';
import { foldEmail, planCommit, type PlannedChange } from '@/dashboard/store/plan-commit';
import { ConflictError, DuplicateEmailError } from '@/dashboard/store/store-port';
import { mostChanges, type SharedAnswer, type SharedCommit } from '@/dashboard/store/synced/shared-commit';
import { actorOf, applyAccess } from './access';
import { CommitError } from './commit-error';
import { settleFiles } from './files';
import {
  readAll,
  readStored,
  rowId,
  rowIdsOf,
  writeRevocations,
  writeRows,
  type AnyRecord,
  type Stored,
} from './rows';
import { alone, type Database } from './tables';

const longestLabel = 1000;

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longest;

/** An id that PostgreSQL can store: a text without control characters. */
// oxlint-disable-next-line no-control-regex
const isId = (value: unknown): value is string => isText(value, 300) && !/[\u0000-\u001f]/.test(value);

class OutdatedError extends Error {}

/** Reads a change of a request. @throws CommitError, OutdatedError */
function readChange(value: unknown): Change {
  const { type, collection, record, id, revision, version } = (isObject(value) ? value : {}) as Record<
    string,
    unknown
  >;
  if (!isCollectionName(collection)) throw new OutdatedError();
  if (version !== versionOf(models[collection])) throw new OutdatedError();
  if (type === 'remove' && isId(id) && Number.isSafeInteger(revision))
    return { type, collection, id, revision: revision as number };
  if (type !== 'put') throw new CommitError('A change of this operation cannot be read.');
  const fault = faultOf(collection, record);
  if (fault) throw new CommitError(`A record cannot be saved. ${fault}`);
  if (!isId((record as AnyRecord).id)) throw new CommitError('The id of a record cannot be stored.');
  return { type, collection, record } as Change;
}

/** Reads the operation of a request. @throws CommitError, OutdatedError */
export function readCommit(text: unknown): Omit<SharedCommit, 'changes'> & { changes: Change[] } {
  let value: unknown;
  try {
    value = JSON.parse(String(text));
  } catch {
    value = null;
  }
  const { id, at, label, undoes, changes } = (isObject(value) ? value : {}) as Record<string, unknown>;
  const isOperation =
    isId(id) &&
    typeof at === 'string' &&
    isInstant(at) &&
    (label === null || isText(label, longestLabel)) &&
    (undoes === null || isId(undoes)) &&
    Array.isArray(changes);
  if (!isOperation) throw new CommitError('This operation cannot be read.');
  if (changes.length > mostChanges)
    throw new CommitError(`An operation can have at most ${mostChanges} changes.`);
  return { id, at, label, undoes, changes: changes.map(readChange) };
}

/** The records besides the changed ones that the rules look at. */
function contextKeys(changes: readonly Change[], stored: ReadonlyMap<string, Stored>): RecordKey[] {
  return changes.flatMap((change): RecordKey[] => {
    const before = stored.get(rowId(keyOfChange(change)))?.last;
    const records = [before, change.type === 'put' ? change.record : undefined] as unknown as
      | { personId: string; day: string; kindId: string }[]
      | undefined[];
    return records.flatMap((record): RecordKey[] => {
      if (!record) return [];
      if (change.collection === 'timeEntries')
        return [{ collection: 'timesheets', id: `${record.personId}:${weekStart(record.day)}` }];
      return change.collection === 'leave' ? [{ collection: 'leaveKinds', id: record.kindId }] : [];
    });
  });
}

const guarded: readonly CollectionName[] = ['timeEntries', 'timesheets', 'reportNotes', 'invoices'];

/** Reads of the stored records, for the rules. Only what was read ahead is there. */
async function createRead(
  database: Database,
  changes: readonly Change[],
  stored: ReadonlyMap<string, Stored>,
): Promise<Read> {
  const lists = new Map<CollectionName, AnyRecord[]>();
  if (changes.some(({ collection }) => guarded.includes(collection)))
    for (const collection of ['reportNotes', 'invoices'] as const)
      lists.set(collection, await readAll(database, collection));
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

/** Stores the plan of an operation. @returns everyone who could read one of its records, before or after */
async function store(
  database: Database,
  operation: Omit<SharedCommit, 'changes'>,
  {
    actor,
    planned,
    stored,
  }: { actor: Actor; planned: readonly PlannedChange[]; stored: ReadonlyMap<string, Stored> },
): Promise<Reader[]> {
  const latest = new Map(planned.map((one) => [rowId(one.change), one]));
  const sights: Sight[] = [];
  const rows = [...latest].map(([id, { change, revision }]) => {
    const known = stored.get(id);
    const creatorId = known?.creatorId ?? actor.id;
    const record = change.after ?? change.before ?? known!.last;
    const own = change.collection === 'files' && known && !known.gone ? known.readers : null;
    const readers = own ?? readersOf(change.collection, record, creatorId);
    for (const key of rowIdsOf(change)) sights.push({ key, before: known?.readers ?? [], after: readers });
    const { collection, id: recordId } = change;
    return { collection, id: recordId, record, revision, gone: !change.after, creatorId, readers };
  });
  await writeRows(database, rows);
  const changes = planned.map(({ change }) => change);
  sights.push(...(await settleFiles(database, { actor, changes })));
  const anew = new Set<string>();
  for (const { change } of planned)
    if (change.collection === 'people')
      for (const id of await applyAccess(database, change.id, change.before, change.after)) anew.add(id);
  await revoke(database, sights);
  await writeRevocations(
    database,
    [...anew].map((id) => ({ keys: ['*'], readers: [id] })),
  );
  // An admin reads the operations whose records an admin may read.
  const isOpen = sights.every(({ before, after }) =>
    [before, after].every(
      (readers) => readers.length === 0 || readers.some((one) => one === '*' || one === 'role:admin'),
    ),
  );
  const withoutContent = changes.map((change) =>
    change.collection === 'files' && change.after
      ? { ...change, after: { ...change.after, content: '' } }
      : change,
  );
  const { id, at, label, undoes } = operation;
  await database.query(
    `INSERT INTO "Operation" ("objectId", "createdAt", "updatedAt", _rperm, _wperm, at, "actorId", label, undoes, changes, seq)
     VALUES ($1, now(), now(), $2, '{}', $3, $4, $5, $6, $7, nextval('undula_seq'))`,
    [
      id,
      isOpen ? [actor.id, 'role:admin'] : [actor.id],
      at,
      actor.id,
      label,
      undoes,
      JSON.stringify(withoutContent),
    ],
  );
  return [...new Set([...sights.flatMap(({ before, after }) => [...before, ...after]), ...anew])];
}

/** Judges an operation and stores it. @throws CommitError, ConflictError, DuplicateEmailError, DomainError */
async function judgeAndStore(
  database: Database,
  operation: Omit<SharedCommit, 'changes'> & { changes: Change[] },
  actor: Actor,
): Promise<Reader[]> {
  const { changes } = operation;
  const stored = await readStored(database, changes.map(keyOfChange));
  const around = await readStored(database, [
    ...contextKeys(changes, stored),
    { collection: 'people', id: actor.id },
  ]);
  const read = await createRead(database, changes, new Map([...around, ...stored]));
  const owners = await readOwners(database, changes);
  const unreadable = [...stored.values()].find(({ readers }) => !mayRead(actor, readers));
  if (unreadable) throw new CommitError('A record of this operation does not exist, or you can’t open it.');
  const planned = planCommit(changes, {
    keptOf: (key) => {
      const found = stored.get(rowId(key));
      return found && { record: found.gone ? null : found.last, revision: found.revision };
    },
    ownerOf: (email) => owners.get(email) ?? null,
  });
  for (const { change } of planned) {
    const known = stored.get(rowId(change));
    const judged = {
      ...change,
      last: change.before ?? known?.last ?? null,
      creatorId: known?.creatorId ?? actor.id,
    };
    const reason = refusalOf(judged, actor, read.get);
    if (reason) throw new CommitError(reason);
  }
  assertMonthsOpen(changes, read, { actorId: actor.id });
  assertInvoicesHold(changes, read, { actorId: actor.id });
  return store(database, operation, { actor, planned, stored });
}

interface CommitIn {
  pool: Pool;
  /** Id of the signed-in person. */
  actorId: string;
  /** Calls those who may read what has changed. */
  ring: (readers: readonly Reader[]) => void;
}

/** Answers a request to store an operation. Everything or nothing of it is stored, once. */
export async function commit(text: unknown, { pool, actorId, ring }: CommitIn): Promise<SharedAnswer> {
  try {
    const operation = readCommit(text);
    const readers = await alone(pool, async (database) => {
      const actor = await actorOf(database, actorId);
      if (!actor) throw new CommitError('You no longer have access to this portal.');
      const { rows } = await database.query<{ actorId: string }>(
        'SELECT "actorId" FROM "Operation" WHERE "objectId" = $1',
        [operation.id],
      );
      if (rows[0] && rows[0].actorId !== actorId) throw new CommitError('This operation exists already.');
      return rows[0] ? null : judgeAndStore(database, operation, actor);
    });
    if (!readers) return { result: 'already' };
    ring(readers);
    return { result: 'done' };
  } catch (error) {
    if (error instanceof ConflictError) return { result: 'conflict' };
    if (error instanceof OutdatedError) return { result: 'outdated' };
    const isRefusal = [CommitError, DomainError, DuplicateEmailError].some((type) => error instanceof type);
    if (isRefusal) return { result: 'refused', reason: (error as Error).message };
    throw error;
  }
}
