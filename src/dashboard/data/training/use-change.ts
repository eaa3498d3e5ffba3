import { showToast } from '@/state/show-toast';
import { useWrite } from '../use-workspace';
import type { WriteOptions } from '../workspace';

/**
 * Writes what was pressed rather than typed: a tick, a bookmark, a new order. Where somebody changed the record in between
 * nothing is overwritten, and a toast asks to press again. What was typed has `useWrite`, and shows both versions.
 * @returns a function that tells whether it was kept.
 */
export function useChange(): (options: WriteOptions) => Promise<boolean> {
  const write = useWrite();
  return async (options) => {
    const outcome = await write(options);
    if (!outcome.done && outcome.conflict)
      showToast({
        text: 'This was changed elsewhere just now. Look at it and press again.',
        tone: 'attention',
      });
    return outcome.done;
  };
}
