import { useCallback } from 'react';
import { showToast } from '@/state/show-toast';
import { useWorkspace } from './use-workspace';
import type { Command } from '@/dashboard/model/command';
import { isUndo } from '@/dashboard/store/workspace/undo-label';
import type { Outcome, Workspace } from '@/dashboard/store/workspace/workspace';

export interface RunOptions {
  /**
   * Outcomes to show in a toast. `success` is for a screen that shows failures itself.
   * @default 'all'
   */
  toast?: 'all' | 'success' | 'none';
  /** Whether the toast offers to undo it. @default true */
  canUndo?: boolean;
}

/**
 * Runs a command and shows a toast: with an Undo button after success, with the error after a failure. The
 * caller must keep its draft until `done` is true.
 */
export function useRun(): (command: Command, options?: RunOptions) => Promise<Outcome> {
  const workspace = useWorkspace();
  const undo = useUndo();
  return useCallback(
    async (command, { toast = 'all', canUndo = true } = {}) => {
      const outcome = await workspace.run(command);
      if (!outcome.done) {
        if (toast === 'all') showToast({ text: outcome.message, tone: 'attention' });
        return outcome;
      }
      const { operation } = outcome;
      if (operation && toast !== 'none')
        showToast({
          text: operation.label,
          tone: 'ok',
          about: operation.id,
          action: canUndo ? { label: 'Undo', onAction: () => void undo(operation.id) } : undefined,
        });
      return outcome;
    },
    [workspace, undo],
  );
}

/** Returns advice after a failure, or ''. */
type Hint = (error: unknown) => string;

async function undoIn(workspace: Pick<Workspace, 'undo'>, operationId: string, hint?: Hint): Promise<void> {
  const outcome = await workspace.undo(operationId);
  if (!outcome.done) {
    showToast({ text: outcome.message + (hint?.(outcome.error) ?? ''), tone: 'attention' });
    return;
  }
  const { id, label, undoes } = outcome.operation!;
  showToast({
    text: label,
    tone: 'ok',
    about: id,
    action: {
      label: isUndo({ label, undoes }) ? 'Redo' : 'Undo',
      onAction: () => void undoIn(workspace, id),
    },
  });
}

/** Undoes an operation, or redoes it if it is an undo. Shows the outcome in a toast that offers the reverse. */
export function useUndo(): (operationId: string, hint?: Hint) => Promise<void> {
  const workspace = useWorkspace();
  return useCallback((operationId, hint) => undoIn(workspace, operationId, hint), [workspace]);
}
