import { useCallback } from 'react';
import { useWorkspace } from '@/dashboard/data/use-workspace';
import { ConflictError } from '@/dashboard/data/store-port';
import { useToasts } from '@/state/use-toasts';

/** Turns an operation round and says what came of it. */
export function useUndo(): (operationId: string) => Promise<void> {
  const workspace = useWorkspace();
  const { showToast } = useToasts();
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
    [workspace, showToast],
  );
}
