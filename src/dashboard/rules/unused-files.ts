import { keyOfChange, remove, type Change } from '@/dashboard/model/change';
import type { Read } from '@/dashboard/model/command';
import { collectionsWithFiles, fileIdsOf } from '@/dashboard/model/file-ids';
import type { AnyRecord } from '@/dashboard/model/records/records';

/** The files that records refer to. */
function usedFileIds(read: Read, ignoredIds: readonly string[]): Set<string> {
  const used = new Set<string>();
  for (const collection of collectionsWithFiles)
    for (const record of read.all(collection))
      if (!ignoredIds.includes(record.id))
        for (const fileId of fileIdsOf(collection, record)) used.add(fileId);
  return used;
}

/**
 * Deletes those of some files that no record refers to.
 * @param ignoredIds - ids of records that are deleted, or saved without the files, in the same change
 */
export function removeUnusedFiles(
  read: Read,
  fileIds: readonly string[],
  ignoredIds: readonly string[] = [],
): Change[] {
  if (fileIds.length === 0) return [];
  const used = usedFileIds(read, ignoredIds);
  return [...new Set(fileIds)].flatMap((id) => {
    const file = used.has(id) ? null : read.get('files', id);
    return file ? [remove('files', file)] : [];
  });
}

function attachedIds(record: AnyRecord | null): readonly string[] {
  if (record && 'lessons' in record) return record.lessons.flatMap(({ fileIds }) => fileIds);
  return record && 'fileIds' in record ? record.fileIds : [];
}

/**
 * Deletes the files that some changes detach from records, unless another record refers to them. The file of a
 * submission stays, because the draft of the submission has it.
 */
export function removeDetachedFiles(read: Read, changes: readonly Change[]): Change[] {
  const keys = changes.map(keyOfChange);
  const kept = new Set([
    ...changes.flatMap((change) => (change.type === 'put' ? attachedIds(change.record) : [])),
    ...keys.flatMap(({ collection, id }) => (collection === 'files' ? [id] : [])),
  ]);
  const detached = keys.flatMap(({ collection, id }) => attachedIds(read.get(collection, id)));
  return removeUnusedFiles(
    read,
    detached.filter((id) => !kept.has(id)),
    keys.map(({ id }) => id),
  );
}

/** A draft's files that this browser still has, and the changes that delete the files that it dropped. */
export function savedFiles(
  read: Read,
  recordId: string,
  { before, draft }: { before: readonly string[]; draft: readonly string[] },
): { fileIds: string[]; changes: Change[] } {
  const fileIds = draft.filter((id) => read.get('files', id) !== null);
  const dropped = before.filter((id) => !fileIds.includes(id));
  return { fileIds, changes: removeUnusedFiles(read, dropped, [recordId]) };
}
