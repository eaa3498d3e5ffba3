import { collectionsWithFiles, fileIdsOf, withoutFiles } from '@/dashboard/model/file-ids';
import { changedFields } from '@/dashboard/model/merge';
import { readersOf } from '@/dashboard/model/permissions/permissions';
import { mayRead, type Actor, type Reader } from '@/dashboard/model/permissions/readers';
import type { AnyRecord, CollectionName, StoredFile } from '@/dashboard/model/records/records';
import type { PlannedChange } from '@/dashboard/store/plan-commit';
import { CommitError } from './commit-error';
import { readersOfRows, readFiles, readLost, readNaming, rowId, writeReaders, type Stored } from './rows';
import type { Database } from './tables';

interface FilesIn {
  actor: Actor;
  /** The records of the commit, before and after. */
  changes: readonly {
    collection: CollectionName;
    before: AnyRecord | null;
    after: AnyRecord | null;
    id: string;
  }[];
}

/** A file that returns is as it was: no file changes. Its content stays in the database. */
export const asStored = (file: StoredFile, known: StoredFile | null): StoredFile =>
  known ? { ...known, revision: file.revision } : file;

/**
 * A plan without the files whose contents were deleted for good: the records that had them return without them.
 * @param stored - the changed records before, by the ids of their rows
 * @throws CommitError if nothing else of the plan would return
 */
export async function withoutLostFiles(
  database: Database,
  planned: readonly PlannedChange[],
  stored: ReadonlyMap<string, Stored>,
): Promise<readonly PlannedChange[]> {
  const returning = planned.filter(
    ({ change }) => change.collection === 'files' && change.after && stored.get(rowId(change))?.gone,
  );
  if (returning.length === 0) return planned;
  const lost = await readLost(
    database,
    returning.map(({ change }) => change.id),
  );
  if (lost.size === 0) return planned;
  const kept = planned
    .filter(({ change }) => change.collection !== 'files' || !lost.has(change.id))
    .map((one): PlannedChange => {
      const { change } = one;
      if (!change.after || fileIdsOf(change.collection, change.after).every((id) => !lost.has(id)))
        return one;
      return { ...one, change: { ...change, after: withoutFiles(change.after, lost) } as typeof change };
    });
  const returnsMore = kept.some(
    ({ change: { before, after } }) => after && (!before || changedFields<object>(before, after).length > 0),
  );
  if (returnsMore) return kept;
  const { change } = returning.find(({ change: { id } }) => lost.has(id))!;
  throw new CommitError(
    `The file “${(change.after as StoredFile).name}” could not be restored: it was deleted too long ago. Attach it again.`,
  );
}

/** The files that some records name. */
const named = (changes: FilesIn['changes'], side: 'before' | 'after'): Set<string> =>
  new Set(changes.flatMap(({ collection, [side]: record }) => (record ? fileIdsOf(collection, record) : [])));

/**
 * Gives the files of changed records the readers of those records. Call it after the records are written.
 * @returns the readers who lost a file
 * @throws CommitError if a record names a file that the actor cannot read, or a file is deleted that a record names
 */
export async function settleFiles(
  database: Database,
  { actor, changes }: FilesIn,
): Promise<{ key: string; before: readonly Reader[]; after: readonly Reader[] }[]> {
  const [namedBefore, namedAfter] = [named(changes, 'before'), named(changes, 'after')];
  const own = changes.filter(({ collection }) => collection === 'files').map(({ id }) => id);
  const ids = [...new Set([...namedBefore, ...namedAfter, ...own])];
  if (ids.length === 0) return [];
  // Their contents can be hundreds of MB, and all other commits wait.
  const files = await readFiles(database, ids);
  // Before all records are searched for the names of the files, which takes long.
  for (const id of namedAfter) {
    if (namedBefore.has(id)) continue;
    const file = files.get(id);
    if (!file || file.gone || !mayRead(actor, file.readers))
      throw new CommitError('This record names a file that does not exist, or that you can’t open.');
  }
  const naming = await readNaming(database, collectionsWithFiles, ids);
  const moved: [string, readonly Reader[]][] = [];
  const lost = [];
  for (const id of ids) {
    const file = files.get(id);
    if (!file) continue;
    const namers = naming.filter(({ collection, last }) => fileIdsOf(collection, last).includes(id));
    if (file.gone && namers.length > 0 && own.includes(id))
      throw new CommitError('Another record still has this file.');
    const { last: record, creatorId, gone } = file;
    const after = new Set([
      ...readersOf('files', record as never, creatorId),
      ...namers.flatMap(({ collection, last, creatorId }) => readersOf(collection, last, creatorId)),
    ]);
    const isSame = after.size === file.readers.length && file.readers.every((reader) => after.has(reader));
    if (gone || isSame) continue;
    const rows = readersOfRows({ collection: 'files', id, record, gone, readers: [...after] });
    moved.push(...rows);
    for (const [key, readers] of rows) lost.push({ key, before: file.readers, after: readers });
  }
  if (moved.length > 0) await writeReaders(database, moved);
  return lost;
}
