import type { Reader } from '@/dashboard/model/permissions/readers';
import type { SharedCommit } from '@/dashboard/store/synced/shared-commit';
import type { Database } from './tables';

/** An operation as the log has it. */
interface Logged extends Omit<SharedCommit, 'changes'> {
  /** Id of the person, or `server`. */
  actorId: string;
  readers: readonly Reader[];
  /** The records before and after. */
  changes: readonly object[];
}

/** Adds an operation to the log, in the transaction of its changes. */
export async function writeOperation(
  database: Database,
  { id, at, label, undoes, actorId, readers, changes }: Logged,
): Promise<void> {
  await database.query(
    `INSERT INTO "Operation" ("objectId", "createdAt", "updatedAt", _rperm, _wperm, at, "actorId", label, undoes, changes, seq)
     VALUES ($1, now(), now(), $2, '{}', $3, $4, $5, $6, $7, nextval('undula_seq'))`,
    [id, readers, at, actorId, label, undoes, JSON.stringify(changes)],
  );
}

/** Adds an act of the server to the log: a password, an account or a session. No record is in it. */
export const logAct = (
  database: Database,
  { actorId, label, changes = [] }: Pick<Logged, 'actorId' | 'label'> & Partial<Pick<Logged, 'changes'>>,
): Promise<void> =>
  writeOperation(database, {
    id: crypto.randomUUID(),
    at: new Date().toISOString(),
    label,
    undoes: null,
    actorId,
    readers: [...new Set([actorId, 'role:admin'])],
    changes,
  });
