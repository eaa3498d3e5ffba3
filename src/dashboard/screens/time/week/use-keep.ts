import { useCallback, useRef } from 'react';
import { ConflictError, type Change } from '@/dashboard/data/store-port';
import { Refusal } from '@/dashboard/data/time/refusal';
import { useWorkspace, useWrite, type WriteOutcome } from '@/dashboard/data/use-workspace';
import type { WriteOptions } from '@/dashboard/data/workspace';

export interface KeepOptions extends Omit<WriteOptions, 'changes'> {
  /** Made when its turn comes, of the records as they are then. @throws Refusal where it cannot be done */
  plan: () => Change[];
  /** Says so in a toast, with Undo. @default true */
  toast?: boolean;
}

/** What was kept, or why it was not in a sentence; `conflict` is set where another tab was quicker twice. */
export type KeepOutcome = WriteOutcome | { done: true; operation: null };

/**
 * Writes changes one after the other, each planned of what the one before left: cells typed in quickly never meet
 * themselves. Where another tab was quicker, it is planned once more of what is kept by then, and refused if that no
 * longer allows it.
 */
export function useKeep(): (options: KeepOptions) => Promise<KeepOutcome> {
  const workspace = useWorkspace();
  const write = useWrite();
  const turn = useRef<Promise<unknown>>(Promise.resolve());

  return useCallback(
    (options) => {
      const attempt = async ({ plan, toast = true, ...rest }: KeepOptions): Promise<KeepOutcome> => {
        try {
          const changes = plan();
          if (changes.length === 0) return { done: true, operation: null };
          if (toast) return await write({ ...rest, changes });
          return { done: true, operation: await workspace.write({ ...rest, changes }) };
        } catch (error) {
          if (error instanceof ConflictError) return { done: false, conflict: error, message: error.message };
          if (error instanceof Refusal) return { done: false, conflict: null, message: error.message };
          return {
            done: false,
            conflict: null,
            message: error instanceof Error ? error.message : 'This could not be kept. Try again.',
          };
        }
      };
      const run = async () => {
        const first = await attempt(options);
        return first.done || !first.conflict ? first : attempt(options);
      };
      const result = turn.current.then(run);
      turn.current = result;
      return result;
    },
    [workspace, write],
  );
}
