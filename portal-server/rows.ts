import { foldEmail } from '@/lib/email-address';
import type { Pool } from 'pg';
import { models } from '@/dashboard/model/records/models';
import { upgrade, versionOf } from '@/dashboard/model/fields/upgrade';
import type { Reader } from '@/dashboard/model/permissions/readers';
import { hasShownPart, shownOf } from '@/dashboard/model/permissions/shown-part';
import type { RecordKey } from '@/dashboard/model/change';
import type {
  AnyRecord,
  CollectionName,
  Person,
  RecordOf,
  StoredFile,
} from '@/dashboard/model/records/records';
import type { Database } from './tables';

/** A record as it is stored. */
export interface Stored {
  /** The last version of a deleted record. */
  last: AnyRecord;
  revision: number;
  gone: boolean;
  creatorId: string;
  readers: Reader[];
}

/** The collections with a second row for fields that fewer people see, or for content that is not sent at once. */
const hasTwoRows = (collection: CollectionName) => hasShownPart(collection) || collection === 'files';

/** The id of the row that most people read: the only one of a record, or the one with its shown part. */
const shownId = ({ collection, id }: RecordKey): string => `${collection}/${id}`;

/** The collection of the rows with whole records. */
const collectionOfRow = (collection: CollectionName): string =>
  hasTwoRows(collection) ? `${collection}.full` : collection;

/** The id of the row with the whole record. */
export const rowId = ({ collection, id }: RecordKey): string => `${collectionOfRow(collection)}/${id}`;

/** The collection of the rows with the contents of deleted files, which nobody may read. */
const hiddenCollection = 'files.deleted';

/** The id of the row with the content of a deleted file. */
const hiddenId = ({ id }: Pick<RecordKey, 'id'>): string => `${hiddenCollection}/${id}`;

interface WholeRow {
  objectId: string;
  collection: string;
  revision: number;
  version: number;
  gone: boolean;
  body: string;
  creatorId: string;
  _rperm: Reader[];
}

/**
 * The rows of records. Those of deleted records have no body: their readers would go on reading it. They still have one if an
 * earlier version of the server deleted them while this one was running.
 */
export const readableRows = `SELECT "objectId", collection, revision, version, gone, "creatorId", _rperm,
  CASE WHEN gone AND "Row".body = '' THEN undula_deleted.body ELSE "Row".body END AS body
  FROM "Row" LEFT JOIN undula_deleted USING ("objectId")`;

const storedOf = ({ collection, revision, version, gone, body, creatorId, _rperm }: WholeRow): Stored => {
  const name = collection.replace('.full', '') as CollectionName;
  const last = upgrade(models[name], JSON.parse(body), version) as AnyRecord;
  return { last, revision, gone, creatorId, readers: _rperm };
};

/**
 * Reads records by their keys, files without their contents, which together can be more than the engine’s memory. Those that
 * never existed are missing.
 * @returns the records by `rowId`
 */
export async function readStored(
  database: Database,
  keys: readonly RecordKey[],
): Promise<Map<string, Stored>> {
  const idOf = (key: RecordKey) => (key.collection === 'files' ? shownId(key) : rowId(key));
  const rowIds = new Map(keys.map((key) => [idOf(key), rowId(key)]));
  const { rows } = await database.query<WholeRow>(`${readableRows} WHERE "objectId" = ANY($1)`, [
    [...rowIds.keys()],
  ]);
  return new Map(rows.map((row) => [rowIds.get(row.objectId)!, storedOf(row)]));
}

/** Reads files without their contents, by their ids. Both rows of a file have the same readers. */
export async function readFiles(database: Database, ids: readonly string[]): Promise<Map<string, Stored>> {
  const { rows } = await database.query<WholeRow>(`${readableRows} WHERE "objectId" = ANY($1)`, [
    ids.map((id) => shownId({ collection: 'files', id })),
  ]);
  return new Map(rows.map(storedOf).map((file) => [file.last.id, file]));
}

/** Reads all records of a collection that were not deleted. */
export async function readAll<Name extends CollectionName>(
  database: Database,
  collection: Name,
): Promise<RecordOf<Name>[]> {
  const { rows } = await database.query<WholeRow>('SELECT * FROM "Row" WHERE collection = $1 AND NOT gone', [
    collectionOfRow(collection),
  ]);
  return rows.map((row) => storedOf(row).last as RecordOf<Name>);
}

interface KnownList {
  /** The highest place in the order of changes. Null without a row. */
  last: number | null;
  records: readonly AnyRecord[];
}

const knownLists = new WeakMap<Pool, Map<CollectionName, KnownList>>();

/**
 * Like `readAll`, from memory while nothing has changed, also by another engine: each written row gets the next place. Call it
 * before the transaction writes.
 */
export async function readKnown<Name extends CollectionName>(
  pool: Pool,
  database: Database,
  collection: Name,
): Promise<readonly RecordOf<Name>[]> {
  const lists = knownLists.get(pool) ?? new Map<CollectionName, KnownList>();
  knownLists.set(pool, lists);
  const { rows } = await database.query<{ last: number | null }>(
    'SELECT max(seq) AS last FROM "Row" WHERE collection = $1',
    [collectionOfRow(collection)],
  );
  const { last } = rows[0]!;
  const known = lists.get(collection);
  if (known?.last === last) return known.records as RecordOf<Name>[];
  const records = await readAll(database, collection);
  lists.set(collection, { last, records });
  return records;
}

/** A record to write. */
export interface NextRow extends RecordKey {
  record: AnyRecord;
  revision: number;
  gone: boolean;
  creatorId: string;
  /** Of the whole record. */
  readers: readonly Reader[];
  /** Whether it is a stored file, whose content is hidden or shown, and never written again. @default no */
  keepsContent?: boolean;
}

/** The rows of a record, in the columns of the table. */
function columnsOf({ collection, id, record, revision, gone, creatorId, readers, keepsContent }: NextRow) {
  const row = {
    objectId: shownId({ collection, id }),
    collection: collection as string,
    revision,
    version: versionOf(models[collection]),
    gone,
    body: JSON.stringify({ ...record, revision }),
    email: null as string | null,
    creatorId,
    _rperm: readers,
  };
  if (!hasTwoRows(collection)) return [row];
  const whole = { ...row, objectId: rowId({ collection, id }), collection: collectionOfRow(collection) };
  if (collection === 'files') {
    const withoutContent = { ...(record as StoredFile), revision, content: '' };
    const shown = { ...row, body: JSON.stringify(withoutContent) };
    if (!keepsContent) return [shown, whole];
    // The content has another id by now. Its own one must still say that the file was deleted.
    const emptyWhole = { ...whole, body: '' };
    return gone ? [shown, emptyWhole] : [shown];
  }
  const part = shownPart({ collection, record: { ...record, revision }, gone });
  const email = collection === 'people' && !gone ? foldEmail((record as Person).email) || null : null;
  return [
    ...(part
      ? [{ ...row, revision: part.revision, body: JSON.stringify(part), creatorId: '', _rperm: everyone }]
      : []),
    { ...whole, email },
  ];
}

const everyone: readonly Reader[] = ['*'];

/** The collections of which everyone reads something only in one state, which a deletion ends. */
const shownInOneState: readonly CollectionName[] = ['leave', 'reportNotes', 'invoices'];

/** The part of a record that everyone signed in reads, or null. */
const shownPart = ({ collection, record, gone }: Pick<NextRow, 'collection' | 'record' | 'gone'>) =>
  gone && shownInOneState.includes(collection)
    ? null
    : (shownOf(collection, record as never) as AnyRecord | null);

const columns = ['collection', 'revision', 'version', 'gone', 'body', 'email', '"creatorId"', '_rperm'];

/**
 * Writes records, each with a place of its own in the order of changes. A row that stays the same, such as the shown part of a
 * leave whose note has changed, keeps its place and its instants: they would tell that something hidden has changed.
 */
export async function writeRows(database: Database, rows: readonly NextRow[]): Promise<void> {
  const written = rows.flatMap(columnsOf);
  await writeDeleted(
    database,
    written.filter(({ collection }) => collection !== collectionOfRow('files')),
  );
  await moveContents(
    database,
    rows.filter(({ keepsContent }) => keepsContent),
  );
  const hidden = rows.flatMap((row) =>
    hasShownPart(row.collection) && !shownPart(row) ? [shownId(row)] : [],
  );
  if (hidden.length > 0) await database.query('DELETE FROM "Row" WHERE "objectId" = ANY($1)', [hidden]);
  // The engine writes instants in milliseconds, and an empty list where nobody may write.
  await database.query(
    `INSERT INTO "Row" ("objectId", ${columns.join(', ')}, _wperm, "createdAt", "updatedAt", seq)
     SELECT r."objectId", ${columns.map((column) => `r.${column}`).join(', ')}, '{}', t.now, t.now, nextval('undula_seq')
     FROM (SELECT date_trunc('milliseconds', now()) AS now) t,
       json_to_recordset($1::json) AS r("objectId" text, collection text, revision float, version float, gone boolean,
         body text, email text, "creatorId" text, _rperm text[])
     ON CONFLICT ("objectId") DO UPDATE SET "updatedAt" = excluded."updatedAt", seq = excluded.seq,
       ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}
     WHERE (${columns.map((column) => `"Row".${column}`).join(', ')})
       IS DISTINCT FROM (${columns.map((column) => `excluded.${column}`).join(', ')})`,
    [JSON.stringify(written.map((row) => (row.gone ? { ...row, body: '' } : row)))],
  );
}

/** Stores the last versions of deleted records, where only the server reads them, until the records are restored. */
async function writeDeleted(
  database: Database,
  rows: readonly { objectId: string; gone: boolean; body: string }[],
): Promise<void> {
  const deleted = rows.filter(({ gone }) => gone);
  const present = rows.filter(({ gone }) => !gone).map(({ objectId }) => objectId);
  if (present.length > 0)
    await database.query('DELETE FROM undula_deleted WHERE "objectId" = ANY($1)', [present]);
  if (deleted.length === 0) return;
  await database.query(
    `INSERT INTO undula_deleted SELECT * FROM json_to_recordset($1::json) AS r("objectId" text, body text)
     ON CONFLICT ("objectId") DO UPDATE SET body = excluded.body`,
    [JSON.stringify(deleted.map(({ objectId, body }) => ({ objectId, body })))],
  );
}

/**
 * Hides the contents of deleted files from everyone, and shows those of files that return: call `readLost` before. Only ids and
 * permissions change: a record can have 100 files of 5 MB, and all other commits wait.
 */
async function moveContents(database: Database, rows: readonly NextRow[]): Promise<void> {
  const [deleted, present] = [rows.filter(({ gone }) => gone), rows.filter(({ gone }) => !gone)];
  if (deleted.length > 0)
    await database.query(
      `UPDATE "Row" SET "objectId" = r.hidden, collection = $3, gone = true, _rperm = '{}',
         "updatedAt" = date_trunc('milliseconds', now())
       FROM unnest($1::text[], $2::text[]) AS r(whole, hidden) WHERE "objectId" = r.whole AND NOT gone`,
      [deleted.map(rowId), deleted.map(hiddenId), hiddenCollection],
    );
  if (present.length === 0) return;
  const ids = [present.map(rowId), present.map(hiddenId)];
  await database.query(
    `DELETE FROM "Row" USING unnest($1::text[], $2::text[]) AS r(whole, hidden) WHERE "objectId" = r.whole AND gone
       AND EXISTS (SELECT FROM "Row" content WHERE content."objectId" = r.hidden)`,
    ids,
  );
  await database.query(
    `UPDATE "Row" SET "objectId" = r.whole, collection = $3
     FROM unnest($1::text[], $2::text[]) AS r(whole, hidden) WHERE "objectId" = r.hidden`,
    [...ids, collectionOfRow('files')],
  );
  // An earlier version of the server moved the contents themselves.
  await database.query(
    `WITH returned AS (DELETE FROM undula_deleted WHERE "objectId" = ANY($1) RETURNING *)
     UPDATE "Row" SET body = returned.body FROM returned WHERE "Row"."objectId" = returned."objectId" AND gone`,
    [present.map(rowId)],
  );
  await database.query(
    `UPDATE "Row" SET revision = r.revision, gone = false, _rperm = r.readers, seq = nextval('undula_seq'),
       "updatedAt" = date_trunc('milliseconds', now())
     FROM json_to_recordset($1::json) AS r("objectId" text, revision float, readers text[])
     WHERE "Row"."objectId" = r."objectId"`,
    [JSON.stringify(present.map((row) => ({ ...row, objectId: rowId(row), record: undefined })))],
  );
}

/**
 * The ids of those deleted files whose contents were deleted for good. The contents of the others stay until the transaction ends.
 * @param ids - of deleted files
 */
export async function readLost(database: Database, ids: readonly string[]): Promise<Set<string>> {
  const idsOf = (id: string) => [hiddenId({ id }), rowId({ collection: 'files', id })];
  const asked = [ids.flatMap(idsOf)];
  const { rows } = await database.query<{ objectId: string }>(
    `SELECT "objectId" FROM "Row" WHERE "objectId" = ANY($1) AND body <> '' FOR UPDATE`,
    asked,
  );
  // An earlier version of the server stored them there.
  const earlier = await database.query<{ objectId: string }>(
    'SELECT "objectId" FROM undula_deleted WHERE "objectId" = ANY($1) FOR UPDATE',
    asked,
  );
  const found = new Set([...rows, ...earlier.rows].map(({ objectId }) => objectId));
  return new Set(ids.filter((id) => !idsOf(id).some((one) => found.has(one))));
}

/** The most contents that one statement deletes: each has up to 7 MB, and a statement 10 s. */
const maxContents = 50;

/** Delete contents that no commit is just restoring. An earlier version of the server stored them in the second table. */
const oldContents = [
  `DELETE FROM "Row" WHERE "objectId" = ANY(ARRAY(
     SELECT "objectId" FROM "Row" WHERE collection = '${hiddenCollection}'
       AND "updatedAt" < now() - make_interval(days => $1) LIMIT ${maxContents} FOR UPDATE SKIP LOCKED))`,
  `DELETE FROM undula_deleted WHERE "objectId" = ANY(ARRAY(
     SELECT "objectId" FROM undula_deleted JOIN "Row" USING ("objectId") WHERE collection = '${collectionOfRow('files')}'
       AND gone AND "updatedAt" < now() - make_interval(days => $1) LIMIT ${maxContents}
       FOR UPDATE OF undula_deleted SKIP LOCKED))`,
];

/**
 * Deletes the contents of files that were deleted some days ago. Commits wait for none of it, except one that restores such a file
 * at the same moment: it comes first, or restores the record without the file.
 * @returns their number
 */
export async function deleteOldContents(database: Database, days: number): Promise<number> {
  let count = 0;
  for (const statement of oldContents) {
    let deleted: number;
    do {
      deleted = (await database.query(statement, [days])).rowCount ?? 0;
      count += deleted;
    } while (deleted > 0);
  }
  return count;
}

/** Moves the last versions of records that an earlier version of the server deleted. */
export async function moveDeleted(database: Database): Promise<void> {
  const hasBody = `gone AND body <> '' AND collection <> '${hiddenCollection}'`;
  await database.query(
    `INSERT INTO undula_deleted SELECT "objectId", body FROM "Row" WHERE ${hasBody}
     ON CONFLICT ("objectId") DO UPDATE SET body = excluded.body`,
  );
  await database.query(`UPDATE "Row" SET body = '' WHERE ${hasBody}`);
}

/** Gives rows other readers, and a new place in the order of changes. Their records are neither read nor written. */
export async function writeReaders(
  database: Database,
  rows: readonly (readonly [objectId: string, readers: readonly Reader[]])[],
): Promise<void> {
  await database.query(
    `UPDATE "Row" SET _rperm = r.readers, seq = nextval('undula_seq'), "updatedAt" = date_trunc('milliseconds', now())
     FROM json_to_recordset($1::json) AS r("objectId" text, readers text[]) WHERE "Row"."objectId" = r."objectId"`,
    [JSON.stringify(rows.map(([objectId, readers]) => ({ objectId, readers })))],
  );
}

/** Tells readers that they can no longer read some rows. */
export async function writeRevocations(
  database: Database,
  revocations: readonly { keys: readonly string[]; readers: readonly Reader[] }[],
): Promise<void> {
  for (const { keys, readers } of revocations)
    await database.query(
      `INSERT INTO "Revocation" ("objectId", "createdAt", "updatedAt", _rperm, _wperm, keys, seq)
       VALUES ($1, now(), now(), $2, '{}', $3, nextval('undula_seq'))`,
      [crypto.randomUUID(), readers, JSON.stringify(keys)],
    );
}

/** The rows of a record with their readers. Nobody reads a row that is not there. */
export function readersOfRows(
  row: Pick<NextRow, 'collection' | 'id' | 'record' | 'gone' | 'readers'>,
): [string, readonly Reader[]][] {
  const { collection, readers } = row;
  if (!hasTwoRows(collection)) return [[shownId(row), readers]];
  const hidden: readonly Reader[] = shownPart(row) ? everyone : [];
  return [
    [shownId(row), hasShownPart(collection) ? hidden : readers],
    [rowId(row), readers],
  ];
}

/** Escapes a text for use in a pattern. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Reads the records of some collections that may contain one of some ids. @param field - the only one with the id @default any */
export async function readNaming(
  database: Database,
  collections: readonly CollectionName[],
  ids: readonly string[],
  field?: string,
): Promise<(Stored & { collection: CollectionName })[]> {
  const { rows } = await database.query<WholeRow>(
    'SELECT * FROM "Row" WHERE collection = ANY($1) AND NOT gone AND body LIKE ANY($2)',
    [collections, ids.map((id) => `%${literal((field ? `"${field}":` : '') + JSON.stringify(id))}%`)],
  );
  return rows.map((row) => ({ ...storedOf(row), collection: row.collection as CollectionName }));
}
