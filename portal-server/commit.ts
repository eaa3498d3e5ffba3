import Parse from 'parse/node';
import type { Pool } from 'pg';
import { assertMonthsOpen } from '@/dashboard/rules/month-lock';
import { assertInvoiceRules } from '@/dashboard/rules/invoiced-time';
import { assertLeaveApart } from '@/dashboard/rules/leave-apart';
import { DomainError } from '@/dashboard/model/domain-error';
import { keyOfChange, type Change } from '@/dashboard/model/change';
import type { Read } from '@/dashboard/model/command';
import { words, type JudgedChange } from '@/dashboard/model/permissions/conditions';
import { readersOf, refusalOf } from '@/dashboard/model/permissions/permissions';
import { mayRead, type Actor, type Reader } from '@/dashboard/model/permissions/readers';
import { withHidden } from '@/dashboard/model/permissions/shown-part';
import type { Person } from '@/dashboard/model/records/records';
import { planCommit } from '@/dashboard/store/plan-commit';
import { ConflictError, DuplicateEmailError } from '@/dashboard/store/store-errors';
import { wholeOf, type SharedAnswer } from '@/dashboard/store/synced/shared-commit';
import { actorOf } from './access';
import { CommitError } from './commit-error';
import { withoutLostFiles } from './files';
import { readBefore } from './read-before';
import { noteSeen } from './seen';
import { OutdatedError, readCommit, type CheckedCommit } from './read-commit';
import { storePlan } from './store-plan';
import { rowId, type Stored } from './rows';
import { alone, type Database } from './tables';

/**
 * A change with the fields that its actor does not see, and the ones that only the server writes.
 * @throws CommitError if the actor sees nothing of the record, or sets a hidden field
 */
function wholeChange(
  change: Change,
  { known, actor, get }: { known: Stored; actor: Actor; get: Read['get'] },
): Change {
  const { collection } = change;
  if (mayRead(actor, known.readers)) {
    if (change.collection !== 'people' || change.type === 'remove') return change;
    const { lastSeenAt } = known.last as Person;
    return { ...change, record: { ...change.record, lastSeenAt } };
  }
  // Otherwise the answer to a person who sees only a part would depend on the hidden fields, such as the revision.
  if (!mayRead(actor, readersOf(collection, known.last as never, known.creatorId)))
    throw new CommitError(refusalOfUnknown(change, actor, get));
  if (change.type === 'remove') return change;
  const record = withHidden(collection, change.record, known.last);
  if (!record) throw new CommitError('You can’t change this part.');
  return { type: 'put', collection, record } as Change;
}

/** The answer to a change of a record that the actor does not see: the same whether there is one or not. */
function refusalOfUnknown(change: Change, actor: Actor, get: Read['get']): string {
  if (change.type === 'remove' || change.record.revision > 0) return words.hidden;
  const { collection, record } = change;
  const created = { collection, id: record.id, before: null, last: null, after: record, creatorId: actor.id };
  return refusalOf(created as JudgedChange, actor, get) ?? words.hidden;
}

/** Whether an operation continues one of the same person. The notifications of a long one can have a part of their own. */
async function isPart(database: Database, { id }: CheckedCommit, actor: Actor): Promise<boolean> {
  const { rowCount } = await database.query(
    'SELECT 1 FROM "Operation" WHERE "objectId" = $1 AND "actorId" = $2',
    [wholeOf(id), actor.id],
  );
  return rowCount !== 0;
}

/** Judges an operation and stores it. @throws CommitError, ConflictError, DuplicateEmailError, DomainError */
async function judgeAndStore(
  database: Database,
  { pool, operation, actor }: { pool: Pool; operation: CheckedCommit; actor: Actor },
): Promise<Reader[]> {
  const before = await readBefore(database, { pool, changes: operation.changes, actorId: actor.id });
  const { read, stored } = before;
  const created = new Set<string>();
  const changes = operation.changes.map((change) => {
    const id = rowId(keyOfChange(change));
    const known = stored.get(id);
    if (known) return wholeChange(change, { known, actor, get: read.get });
    const isNew = change.type === 'put' && change.record.revision === 0;
    if (!isNew && !created.has(id)) throw new CommitError(refusalOfUnknown(change, actor, read.get));
    created.add(id);
    return change;
  });
  const planned = planCommit(changes, before);
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
  const areNotifications = planned.every(({ change }) => change.collection === 'notices' && !change.before);
  if (
    areNotifications &&
    planned.length > 0 &&
    actor.role !== 'admin' &&
    !(await isPart(database, operation, actor))
  )
    throw new CommitError(words.notification);
  assertMonthsOpen(changes, read, { actorId: actor.id });
  assertInvoiceRules(changes, read, { actorId: actor.id });
  assertLeaveApart(changes, read);
  const kept = await withoutLostFiles(database, planned, stored);
  return storePlan(database, operation, { actor, planned: kept, stored });
}

/** PostgreSQL’s code for a disk without room (`disk_full`). */
const diskFull = '53100';

/**
 * Whether the database ended or lost the connection (PostgreSQL’s class 08, and 57P0x), or the connection was reset. Then nobody
 * knows whether the operation was stored.
 */
const isLostConnection = ({ code, message }: Error & { code?: string }): boolean =>
  /^(08|57P0|(ECONNRESET|EPIPE|ETIMEDOUT)$)/.test(code ?? '') || message.startsWith('Connection terminated');

/**
 * Whether an operation fails on each retry: because of its data, a constraint (PostgreSQL’s classes 22 and 23), or a fault
 * of this program. It must not block the operations after it.
 */
const isPermanentFailure = (error: Error & { code?: string }): boolean =>
  /^2[23]/.test(error.code ?? '') || error instanceof TypeError || error instanceof RangeError;

/** The last commit of each person in this engine. */
const lastOf = new Map<string, Promise<unknown>>();

/**
 * Runs the commits of a person one after another. They wait without a connection to the database, so that one person takes one
 * place in the line of all commits.
 */
function inTurn<T>(personId: string, run: () => Promise<T>): Promise<T> {
  const result = (lastOf.get(personId) ?? Promise.resolve()).then(run);
  const ended = result.then(
    () => {},
    () => {},
  );
  lastOf.set(personId, ended);
  void ended.then(() => {
    if (lastOf.get(personId) === ended) lastOf.delete(personId);
  });
  return result;
}

interface CommitIn {
  pool: Pool;
  /** Id of the signed-in person. */
  actorId: string;
  /** Notifies the readers of a change. */
  ring: (readers: readonly Reader[]) => void;
}

/**
 * Answers a request to store an operation. Everything or nothing of it is stored, once.
 * @throws Error with a message for users if it could not be stored now: browsers keep it and send it again. The cause is printed.
 */
export async function commit(text: unknown, { pool, actorId, ring }: CommitIn): Promise<SharedAnswer> {
  try {
    const operation = readCommit(text);
    const store = async (database: Database) => {
      const actor = await actorOf(database, actorId);
      if (!actor) throw new CommitError('You no longer have access to this portal. Ask an admin.');
      const { rows } = await database.query<{ actorId: string }>(
        'SELECT "actorId" FROM "Operation" WHERE "objectId" = $1',
        [operation.id],
      );
      if (rows[0] && rows[0].actorId !== actorId) throw new CommitError('This operation exists already.');
      if (rows[0]) return null;
      const stored = await judgeAndStore(database, { pool, operation, actor });
      return [...stored, ...(await noteSeen(database, actorId))];
    };
    const readers = await inTurn(actorId, () => alone(pool, store));
    if (!readers) return { result: 'already' };
    ring(readers);
    return { result: 'done' };
  } catch (error) {
    if (error instanceof ConflictError) return { result: 'conflict' };
    if (error instanceof OutdatedError) return { result: 'outdated' };
    const isForUser = [CommitError, DomainError, DuplicateEmailError].some((type) => error instanceof type);
    const { message, code } = error as Error & { code?: string };
    if (isForUser) return { result: 'refused', reason: message };
    console.error(`${new Date().toISOString()} An operation could not be stored: ${message}`);
    if (isPermanentFailure(error as Error))
      return { result: 'refused', reason: 'The server can’t store this as it is. Its log says why.' };
    const cause = code === diskFull ? 'its disk is full' : 'of an error on the server';
    const text = `The server could not store the change, because ${cause}. It will be sent again.`;
    // A browser reads nothing before it knows whether its change was stored: the engine answers with 500.
    throw isLostConnection(error as Error)
      ? new Parse.Error(Parse.Error.INTERNAL_SERVER_ERROR, text)
      : new Error(text, { cause: error });
  }
}
