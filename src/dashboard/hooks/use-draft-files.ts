import { useState } from 'react';
import { readFile } from '@/dashboard/commands/training/stored-file';
import { removeUnusedFiles } from '@/dashboard/rules/unused-files';
import { put } from '@/dashboard/model/change';
import type { Edit } from './use-edit';
import { useRun } from './use-run';
import { useRecords } from './use-workspace';

export interface DraftFiles {
  /** Whether a file is being read and saved. */
  busy: boolean;
  error: string | undefined;
  /** Saves a file. Returns its id, or null after an error. @param replacedId - a file of the draft to delete */
  add: (chosen: File, replacedId?: string | null) => Promise<string | null>;
  /** Deletes files of the draft. A file that a record refers to stays until the draft is saved. */
  remove: (fileIds: readonly string[]) => Promise<void>;
}

/**
 * Saves the files of a draft at once, so that they survive a reload. They are saved quietly, because the log and
 * its Undo would carry megabytes.
 */
export function useDraftFiles(): DraftFiles {
  const run = useRun();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const add = async (chosen: File, replacedId: string | null = null): Promise<string | null> => {
    setBusy(true);
    setError(undefined);
    try {
      const file = await readFile(chosen);
      const outcome = await run(
        (read) => ({
          label: `Saved ${file.name}`,
          changes: [...removeUnusedFiles(read, replacedId ? [replacedId] : []), put('files', file)],
          quiet: true,
        }),
        { toast: 'success' },
      );
      if (outcome.done) return file.id;
      setError(outcome.message);
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'This file could not be read. Choose it again.');
    } finally {
      setBusy(false);
    }
    return null;
  };

  const remove = async (fileIds: readonly string[]): Promise<void> => {
    setError(undefined);
    if (fileIds.length > 0)
      await run((read) => ({
        label: 'Removed a file',
        changes: removeUnusedFiles(read, fileIds),
        quiet: true,
      }));
  };

  return { busy, error, add, remove };
}

/** A form's files. Discarding the draft deletes the files that were added to it. */
export function useEditFiles<Draft extends { fileIds: readonly string[] }>(edit: Edit<Draft>) {
  const { busy, error, add, remove } = useDraftFiles();
  const change = (next: (fileIds: readonly string[]) => string[]) =>
    edit.change((draft) => ({ ...draft, fileIds: next(draft.fileIds) }));
  const stored = useRecords('files');
  return {
    edit: {
      ...edit,
      discard: () => {
        if (edit.saving) return;
        void remove(edit.draft.fileIds);
        edit.discard();
      },
    },
    files: {
      fileIds: edit.draft.fileIds,
      busy,
      error,
      onAdd: async ({ file }: { file: File }) => {
        const id = await add(file);
        if (id !== null) change((fileIds) => [...fileIds, id]);
      },
      onRemove: ({ id }: { id: string }) => {
        change((fileIds) => fileIds.filter((other) => other !== id));
        void remove([id]);
      },
    },
    /** The files for a comparison of two versions. */
    compared: {
      label: 'Files',
      text: ({ fileIds }: Draft) =>
        fileIds.map((id) => stored.find((file) => file.id === id)?.name ?? 'Deleted file').join(', '),
    },
  };
}
