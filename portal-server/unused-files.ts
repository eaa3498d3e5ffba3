import type { Pool } from 'pg';
import { collectionsWithFiles, fileIdsOf } from '@/dashboard/model/file-ids';
import type { Reader } from '@/dashboard/model/permissions/readers';
import { deleteOldContents, readAll, readNaming, rowId, writeRevocations } from './rows';
import { alone } from './tables';

/**
 * Days after which a file that no record has is deleted, and the content of a deleted one. Its draft was abandoned: a session
 * ends after half of them.
 */
const unusedDays = 180;

/** The most files that are looked for at once, while all commits wait. */
const maxFiles = 50;

const idOf = (objectId: string) => objectId.slice('files/'.length);

/**
 * The files of old drafts, with their readers. A file that its last record loses gets fewer readers, which writes its row: so the
 * days count from then. Other engines may delete them too.
 */
async function readUnused(pool: Pool): Promise<Map<string, readonly Reader[]>> {
  const { rows } = await pool.query<{ objectId: string; _rperm: Reader[] }>(
    `SELECT "objectId", _rperm FROM "Row" WHERE collection = 'files' AND NOT gone
     AND "updatedAt" < now() - make_interval(days => $1)`,
    [unusedDays],
  );
  const unused = new Map(rows.map(({ objectId, _rperm }) => [idOf(objectId), _rperm]));
  if (unused.size === 0) return unused;
  for (const collection of collectionsWithFiles)
    for (const record of await readAll(pool, collection))
      for (const id of fileIdsOf(collection, record)) unused.delete(id);
  return unused;
}

/**
 * Deletes files that were attached to a draft, and that no record has since, and the contents of files that were deleted long
 * ago: otherwise they fill the disk. The readers’ browsers drop the files.
 */
export async function deleteUnusedFiles(
  pool: Pool,
  ring: (readers: readonly Reader[]) => void,
): Promise<void> {
  const unused = [...(await readUnused(pool))];
  let count = 0;
  for (let first = 0; first < unused.length; first += maxFiles) {
    const batch = new Map(unused.slice(first, first + maxFiles));
    await alone(pool, async (database) => {
      // A record can have got one since.
      for (const { collection, last } of await readNaming(database, collectionsWithFiles, [...batch.keys()]))
        for (const id of fileIdsOf(collection, last)) batch.delete(id);
      const revocations = [...batch].map(([id, readers]) => ({
        keys: [`files/${id}`, rowId({ collection: 'files', id })],
        readers,
      }));
      const { rowCount } = await database.query(`DELETE FROM "Row" WHERE "objectId" = ANY($1)`, [
        revocations.flatMap(({ keys }) => keys),
      ]);
      if (rowCount) await writeRevocations(database, revocations);
    });
    count += batch.size;
    ring([...new Set([...batch.values()].flat())]);
  }
  if (count > 0) console.log(`Deleted ${count} files that no record has had for ${unusedDays} days.`);
  const contents = await deleteOldContents(pool, unusedDays);
  if (contents > 0) console.log(`Deleted the contents of ${contents} files, deleted ${unusedDays} days ago.`);
}
