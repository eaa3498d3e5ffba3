import type { Pool } from 'pg';
import { upgrade } from '@/dashboard/model/fields/upgrade';
import { wholeReadersOf } from '@/dashboard/model/permissions/permissions';
import { hasShownPart, shownOf } from '@/dashboard/model/permissions/shown-part';
import { models } from '@/dashboard/model/records/models';
import { collectionNames, type AnyRecord, type Person } from '@/dashboard/model/records/records';
import { moveDeleted, readableRows, readStored, writeRows, type NextRow } from './rows';
import { alone, type Database } from './tables';

/** Records with amounts of money, which an earlier version of the server wrote into the log of everyone. */
const withMoney = ['projects', 'settings'] as const;
type WithMoney = (typeof withMoney)[number];

const hasMoney = (collection: string): collection is WithMoney =>
  (withMoney as readonly string[]).includes(collection);

interface StoredRow {
  revision: number;
  version: number;
  gone: boolean;
  body: string;
  creatorId: string;
}

interface LoggedChange {
  collection: string;
  before: AnyRecord | null;
  after: AnyRecord | null;
}

/** A logged record without amounts of money, of whichever version it is: the log says none. */
function withoutAmounts(collection: WithMoney, record: AnyRecord | null): unknown {
  if (!record) return null;
  const shown = shownOf(
    collection,
    (collection === 'settings' ? { workKinds: [], ...record } : record) as never,
  );
  // Projects and kinds of work had one rate before they had one for each day.
  return JSON.parse(
    JSON.stringify(shown, (name, value: unknown) => (name === 'hourlyRate' ? undefined : value)),
  );
}

/**
 * Takes amounts of money out of the log of people who are no admins. An earlier version of the server wrote them there. Once,
 * since it reads the whole log.
 */
async function cleanLog(database: Database): Promise<void> {
  const { rowCount: isFirst } = await database.query(
    `INSERT INTO undula_step VALUES ('clean-log') ON CONFLICT DO NOTHING`,
  );
  if (!isFirst) return;
  const { rows: actors } = await database.query<{ id: string }>(
    'SELECT DISTINCT "actorId" AS id FROM "Operation"',
  );
  const stored = await readStored(
    database,
    actors.map(({ id }) => ({ collection: 'people', id })),
  );
  const admins = [...stored.values()]
    .map(({ last }) => last as Person)
    .filter(({ kind }) => kind === 'admin');
  const { rows } = await database.query<{ objectId: string; changes: string }>(
    `SELECT "objectId", changes FROM "Operation"
     WHERE "actorId" <> ALL($1) AND changes ~ '"collection":"(projects|settings)"'
       AND changes ~ '"(budgetMoney|hourlyRate)":[0-9]'`,
    [admins.map(({ id }) => id)],
  );
  for (const { objectId, changes } of rows) {
    const cleaned = (JSON.parse(changes) as LoggedChange[]).map((change) => {
      const { collection, before, after } = change;
      if (!hasMoney(collection)) return change;
      const [from, to] = [before, after].map((one) => withoutAmounts(collection, one));
      return { ...change, before: from, after: to };
    });
    await database.query('UPDATE "Operation" SET changes = $2 WHERE "objectId" = $1', [
      objectId,
      JSON.stringify(cleaned),
    ]);
  }
}

/** Splits the rows that an earlier version of the server wrote whole, and cleans its log. */
export const splitRows = (pool: Pool): Promise<void> =>
  alone(
    pool,
    async (database) => {
      await moveDeleted(database);
      for (const collection of collectionNames.filter(hasShownPart)) {
        const { rows } = await database.query<StoredRow>(
          `SELECT * FROM (${readableRows}) shown WHERE collection = $1 AND NOT EXISTS (SELECT 1 FROM "Row"
           WHERE "objectId" = $1 || '.full' || substr(shown."objectId", length($1) + 1))`,
          [collection],
        );
        await writeRows(
          database,
          rows.map(({ revision, version, gone, body, creatorId }): NextRow => {
            const record = upgrade(models[collection], JSON.parse(body), version) as AnyRecord;
            const readers = wholeReadersOf(collection, record as never, creatorId);
            return { collection, id: record.id, record, revision, gone, creatorId, readers };
          }),
        );
      }
      await cleanLog(database);
    },
    { isPatient: true },
  );
