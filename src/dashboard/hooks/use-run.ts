import { useCallback } from 'react';
import { showToast } from '@/state/show-toast';
import { useWorkspace } from './use-workspace';
import type { Command } from '@/dashboard/model/command';
import type { Outcome } from '@/dashboard/store/workspace/workspace';

export interface RunOptions {
  /**
   * Which outcomes a toast shows. `success` is for a screen that shows failures itself, beside what was typed.
   * @default 'all'
   */
  toast?: 'all' | 'success' | 'none';
}

/**
 * Runs a command and says what came of it: a toast with Undo where it worked, why where it did not. Nothing typed may be
 * lost: a screen holds its draft until `done` is true.
 */
export function useRun(): (command: Command, options?: RunOptions) => Promise<Outcome> {
  const workspace = useWorkspace();
  const undo = useUndo();
  return useCallback(
    async (command, { toast = 'all' } = {}) => {
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
          action: { label: 'Undo', onAction: () => void undo(operation.id) },
        });
      return outcome;
    },
    [workspace, undo],
  );
}

/** Undoes an operation and shows in a toast what came of it. @param hint - what to do after a failure, if anything */
export function useUndo(): (operationId: string, hint?: (error: unknown) => string) => Promise<void> {
  const workspace = useWorkspace();
  return useCallback(
    async (operationId, hint) => {
      const outcome = await workspace.undo(operationId);
      showToast(
        outcome.done
          ? { text: outcome.operation!.label, tone: 'ok' }
          : { text: outcome.message + (hint?.(outcome.error) ?? ''), tone: 'attention' },
      );
    },
    [workspace],
  );
}
