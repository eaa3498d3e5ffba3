import type { Pool, PoolClient } from 'pg';

/** The engine's classes, which PostgreSQL keeps as tables, and what the engine does not know of them. */

export type Database = Pick<PoolClient, 'query'>;

type Fields = Readonly<Record<string, 'String' | 'Number' | 'Boolean' | 'Array'>>;

/** Everyone signed in may read what a row's own permissions allow. Only `commit` writes. */
const permissions = {
  find: { requiresAuthentication: true },
  get: { requiresAuthentication: true },
  count: {},
  create: {},
  update: {},
  delete: {},
  addField: {},
};

const readable = (className: string, fields: Fields) => ({
  className,
  fields: Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, { type }])),
  classLevelPermissions: permissions,
});

export const classes = [
  /** The engine's own sessions, each with the name of its device. Browsers read them with functions only. */
  {
    className: '_Session',
    fields: { device: { type: 'String' } },
    classLevelPermissions: { find: {}, get: {}, count: {}, create: {}, update: {}, delete: {} },
  },
  /** Records: see `SharedRow`. */
  readable('Row', {
    collection: 'String',
    revision: 'Number',
    version: 'Number',
    gone: 'Boolean',
    // Not JSON for the database, which would refuse some texts and let clients search inside.
    body: 'String',
    /** Lower-case work email of a person who is not deleted. */
    email: 'String',
    creatorId: 'String',
    seq: 'Number',
  }),
  /** See `SharedRevocation`. */
  readable('Revocation', { seq: 'Number', keys: 'Array' }),
  /** The log. Nothing deletes its rows, and only `splitRows` changes some, once. */
  readable('Operation', {
    at: 'String',
    actorId: 'String',
    label: 'String',
    undoes: 'String',
    /** Each record before and after, as JSON. */
    changes: 'String',
    seq: 'Number',
  }),
  /** Never stored: notifies the readers of a change. */
  readable('Bell', { seq: 'Number' }),
];

/** Permissions of a bell, for the engine to check where it rings. */
export const bellPermissions = permissions;

const statements = [
  'CREATE SEQUENCE IF NOT EXISTS undula_seq',
  // Not a class of the engine, so that no request of a browser can name it.
  'CREATE TABLE IF NOT EXISTS undula_invitation ("personId" text PRIMARY KEY, "validUntil" timestamptz NOT NULL)',
  'CREATE TABLE IF NOT EXISTS undula_step (name text PRIMARY KEY)',
  // The last versions of deleted records, for the server alone.
  'CREATE TABLE IF NOT EXISTS undula_deleted ("objectId" text PRIMARY KEY, body text NOT NULL)',
  'CREATE INDEX IF NOT EXISTS row_seq ON "Row" (seq)',
  'CREATE INDEX IF NOT EXISTS row_collection_seq ON "Row" (collection, seq)',
  'DROP INDEX IF EXISTS row_collection',
  'CREATE INDEX IF NOT EXISTS row_email ON "Row" (email)',
  'CREATE INDEX IF NOT EXISTS revocation_seq ON "Revocation" (seq)',
  'CREATE INDEX IF NOT EXISTS operation_seq ON "Operation" (seq)',
];

/** Number of the lock that all commits take. */
const commitLock = 823_001;

/** Runs a task in one transaction. A task that takes long fails. */
export async function inTransaction<T>(pool: Pool, task: (database: Database) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = true;
  // PostgreSQL can end a connection between two queries. The next query of the transaction then fails.
  const ignore = () => {};
  client.on('error', ignore);
  try {
    await client.query('BEGIN');
    const result = await task(client);
    await client.query('COMMIT');
    broken = false;
    return result;
  } catch (error) {
    broken = await client.query('ROLLBACK').then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(broken);
  }
}

/**
 * Runs a task alone among all engines, in one transaction. Judging and writing cannot race, since nothing else writes
 * meanwhile.
 */
export const alone = <T>(
  pool: Pool,
  task: (database: Database) => Promise<T>,
  /** A start prepares tables of any size, and may take as long as that needs. */
  { isPatient = false } = {},
): Promise<T> =>
  inTransaction(pool, async (database) => {
    if (isPatient) await database.query('SET LOCAL statement_timeout = 0');
    await database.query('SELECT pg_advisory_xact_lock($1)', [commitLock]);
    return task(database);
  });

/** Adds what the engine’s own migration does not: indexes and the sequence of changes. */
export const prepareTables = (pool: Pool): Promise<void> =>
  alone(
    pool,
    async (database) => {
      for (const statement of statements) await database.query(statement);
    },
    { isPatient: true },
  );
