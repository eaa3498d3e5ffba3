import { useCallback } from 'react';
import { useWorkspace } from '@/dashboard/data/use-workspace';
import { ConflictError } from '@/dashboard/data/store-port';
import { showToast } from '@/state/show-toast';

/** Turns an operation round and says what came of it. */
export function useUndo(): (operationId: string) => Promise<void> {
  const workspace = useWorkspace();
  return useCallback(
    async (operationId) => {
      try {
        const { label } = await workspace.undo(operationId);
        showToast({ text: label, tone: 'ok' });
      } catch (error) {
        const text =
          error instanceof ConflictError
            ? 'This was changed again since, so it cannot be undone.'
            : error instanceof Error
              ? error.message
              : 'This could not be undone. Try again.';
        showToast({ text, tone: 'attention' });
      }
    },
    [workspace],
  );
}
