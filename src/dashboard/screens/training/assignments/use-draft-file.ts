import { useState } from 'react';
import type { Assignment } from '@/dashboard/model/records/records';
import { put, remove, type Change } from '@/dashboard/model/change';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import { useRun } from '@/dashboard/hooks/use-run';
import { readFile } from '@/dashboard/commands/training/stored-file';
import type { SubmissionDraft } from './submission-draft';

interface DraftFileOptions {
  assignment: Assignment;
  draft: SubmissionDraft;
  onChange: (next: (draft: SubmissionDraft) => SubmissionDraft) => void;
}

/**
 * The file of a draft: read and saved at once, so that it survives a reload, and deleted when another one replaces it,
 * unless it was submitted before. Files are saved quietly: the log and its Undo would carry megabytes.
 */
export function useDraftFile({ assignment, draft, onChange }: DraftFileOptions) {
  const workspace = useWorkspace();
  const run = useRun();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  /** The change that deletes the draft's present file, unless a submission has it. */
  function deleteCurrent(): Change[] {
    const { submission, earlier } = assignment;
    const submitted = [...earlier, submission].some((entry) => entry?.fileId === draft.fileId);
    const file = draft.fileId === null || submitted ? null : workspace.get('files', draft.fileId);
    return file ? [remove('files', file)] : [];
  }

  const take = async (chosen: File) => {
    setBusy(true);
    setError(undefined);
    try {
      const file = await readFile(chosen);
      const changes = [...deleteCurrent(), put('files', file)];
      const outcome = await run(() => ({ label: `Saved ${file.name}`, changes, quiet: true }), {
        toast: 'success',
      });
      if (outcome.done) onChange((latest) => ({ ...latest, fileId: file.id }));
      else setError(outcome.message);
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'This file could not be read. Choose it again.');
    } finally {
      setBusy(false);
    }
  };

  const removeFile = async () => {
    setError(undefined);
    const changes = deleteCurrent();
    await run(() => ({ label: 'Removed a file', changes, quiet: true }));
    onChange((latest) => ({ ...latest, fileId: null }));
  };

  return { busy, error, take, remove: removeFile };
}
